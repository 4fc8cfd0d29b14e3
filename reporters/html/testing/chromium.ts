import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const named = process.env.CHROMIUM_PATH

/** The browser of this machine, or undefined: what CHROMIUM_PATH names, otherwise the usual places. */
export const chromiumPath: string | undefined = (named ? [named] : usual).find((path) => existsSync(path))

const noChromium = 'no Chromium on this machine: install it, or set CHROMIUM_PATH'

/** Stands in for tests that need the browser where there is none, and says so in the output. */
export function skipWithoutChromium({ skip }: { readonly skip: (note: string) => unknown }): void {
  console.warn(`Skipped: ${noChromium}.`)
  skip(noChromium)
}

/** Starts the browser without a window and without anything that asks a network of its own accord. */
export function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error(noChromium)
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
