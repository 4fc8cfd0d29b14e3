// JavaScript, and nothing newer than Node 20 knows: this file is what an older Node still has to run.

/** As `engines` in package.json says. */
const needed = [22, 12]

/**
 * What is wrong with this Node's version, in one line that says what to do; nothing when it will do.
 *
 * @param {string} [version] - as Node gives it, e.g. `22.12.0`
 * @returns {string | undefined}
 */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return undefined
  return `vitest-thinkingbox needs Node ${needed.join('.')} or newer, and this is ${version}. In your project: npm i -D node@24`
}
