import module from 'node:module'

// Importing this file makes the imports that come after it quick.
//
// It is JavaScript because a worker would first have to load the compiler that takes the types away, a tenth of a second.

// What Node compiles, types taken away included, it keeps where it keeps such things (NODE_COMPILE_CACHE, or the system's
// temporary directory), unless NODE_DISABLE_COMPILE_CACHE is set.
module.enableCompileCache?.()

// For every `.js` file Node looks up in its package.json whether it is an ES module, and parses that file's `exports` anew each
// time. drizzle-orm has 420 such files and a package.json of 180 kB: more than a second for every worker and command. What
// an ES module of it imports from beside itself is an ES module too, so that need not be looked up.
// (Node 22 before 22.15 has no such hooks and stays slow.)
const slowPackage = '/node_modules/drizzle-orm/'

module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parent?.includes(slowPackage)) {
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
    }
    return nextResolve(specifier, context)
  },
})
