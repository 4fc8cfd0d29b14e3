import { visibleText } from './visible-text.ts'

type Child = Node | string | number | false | null | undefined

interface Properties {
  readonly class?: string
  readonly [attribute: string]: string | number | boolean | ((event: Event) => void) | undefined
}

/**
 * Makes an element. Strings become text nodes and show all they hold: nothing that a model or a tool wrote is parsed as
 * markup, or changes how the text around it reads.
 *
 * @param properties - attributes; `onclick` and the like are listeners; `true` is an attribute without a value, and
 *   `false` or undefined none
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else made.setAttribute(name, value === true ? '' : visibleText(String(value)))
  }
  append(made, children)
  return made
}

/** Replaces what is in an element. */
export function fill(parent: Element, ...children: readonly (Child | readonly Child[])[]): void {
  parent.replaceChildren()
  append(parent, children)
}

function append(parent: Element, children: readonly (Child | readonly Child[])[]): void {
  for (const child of children.flat()) {
    if (child === undefined || child === null || child === false) continue
    parent.append(typeof child === 'object' ? child : visibleText(String(child)))
  }
}

/** An element of the page that is always there. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element ${id}.`)
  return found
}
