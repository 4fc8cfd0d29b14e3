import type { ReportData } from '../report-data.ts'
import { addressOf, viewAt } from './address.ts'
import { breadthChart } from './breadth-chart.ts'
import { ChartFrame } from './chart-frame.ts'
import { cliffChart } from './cliff-chart.ts'
import { Customers } from './customers.ts'
import { byId, element, fill } from './elements.ts'
import { FilterBar } from './filter-bar.ts'
import type { Filters } from './filters.ts'
import { drawHead, Headline } from './headline.ts'
import { HeatMap } from './heat-map.ts'
import { shapeOf } from './palette.ts'
import { PiecewiseDrawing } from './piecewise-drawing.ts'
import { Report } from './report.ts'
import { Signatures } from './signatures.ts'
import { TaskNotes } from './task-notes.ts'
import { TrialDialog } from './trial-dialog.ts'

function start(): void {
  const data: ReportData = JSON.parse(byId('report-data').textContent ?? '')
  const report = new Report(data)
  const asked = viewAt(report, location.hash)
  let filters = asked.filters

  const headline = new Headline(report)
  const cliff = new ChartFrame('cliff', 'The consistency cliff', [
    'pass^k: the share of tasks that an agent solves in each of k attempts, averaged over all choices of k attempts. Dotted, with up to three agents: pass@k, solved in at least one of k.',
  ])
  const breadth = new ChartFrame('breadth', 'Breadth is not dependability', [
    'One point per agent and domain: ',
    ...report.domains.flatMap((domain, number) => [
      element('span', { class: 'shape' }, `${shapeOf(number).glyph} `, domain),
      ' ',
    ]),
  ])
  const signatures = new Signatures((deviation) => {
    change({ deviation, verdict: '' })
    if (deviation >= 0) heatMap.section.scrollIntoView({ block: 'start' })
  })
  const notes = new TaskNotes()
  const customers = new Customers()
  const heatMap: HeatMap = new HeatMap(report, (attempt) => void dialog.show(attempt))
  const trial = byId('trial')
  if (!(trial instanceof HTMLDialogElement)) throw new Error('The page has no dialog.')
  const dialog: TrialDialog = new TrialDialog(
    trial,
    report,
    (attempt, by) => heatMap.neighbour(attempt, by),
    (attempt) => heatMap.select(attempt),
    () => keepAddress(),
  )
  const bar = new FilterBar(report, (part) => change(part))

  drawHead(byId('head'), report)
  fill(
    byId('main'),
    headline.section,
    element('div', { class: 'charts' }, cliff.figure, breadth.figure),
    customers.section,
    signatures.section,
    notes.section,
    heatMap.section,
  )

  const drawing = new PiecewiseDrawing({
    headline: () => headline.draw(report, filters),
    cliff: () => cliff.draw((palette) => cliffChart(report, filters, palette)),
    breadth: () => breadth.draw((palette) => breadthChart(report, filters, palette)),
    customers: () => customers.draw(report, filters),
    signatures: () => signatures.draw(report, filters),
    notes: () => notes.draw(report, filters),
    heatMap: () => heatMap.draw(filters),
  })

  function change(part: Partial<Filters>): void {
    const before = filters
    filters = { ...filters, ...part }
    bar.show(filters)
    keepAddress()
    const sameFigures =
      before.domain === filters.domain &&
      before.family === filters.family &&
      before.level === filters.level &&
      before.shown === filters.shown
    drawing.request(sameFigures ? ['signatures', 'heatMap'] : drawing.all)
  }

  /** Sets the address to that of the shown content, so that it can be copied. This adds no step to the browser's history. */
  function keepAddress(): void {
    const address = addressOf(report, { filters, trial: dialog.shown })
    history.replaceState(null, '', address === '' ? location.pathname + location.search : `#${address}`)
  }

  // Somebody typed or pasted another address over this one.
  addEventListener('hashchange', () => {
    const view = viewAt(report, location.hash)
    if (!view.trial) trial.close()
    change(view.filters)
    if (view.trial) void dialog.show(view.trial)
  })

  function redraw(resized = false): void {
    cliff.redraw(resized)
    breadth.redraw(resized)
    heatMap.redraw()
  }

  bar.show(filters)
  drawing.request(drawing.all)
  if (asked.trial) void dialog.show(asked.trial)

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => redraw())
  const print = (printing: boolean) => {
    if (document.documentElement.classList.contains('printing') === printing) return
    document.documentElement.classList.toggle('printing', printing)
    heatMap.print(printing)
    redraw(true)
  }
  addEventListener('beforeprint', () => print(true))
  addEventListener('afterprint', () => print(false))
  // A browser's print preview may change the medium without saying so first.
  matchMedia('print').addEventListener('change', ({ matches }) => print(matches))
}

start()
