import { readdirSync, readFileSync } from 'node:fs'

/**
 * Watches the memory of a process and all its descendants, sampled every 50 ms.
 *
 * @param pid - the root of the process tree
 * @returns `stop`, which gives the largest sum of resident memory seen, in megabytes; undefined where there is no /proc
 */
export function peakMemory(pid: number | undefined): { stop(): number | undefined } {
  let peak = 0
  const timer = setInterval(() => {
    if (pid !== undefined) peak = Math.max(peak, treeMemory(pid))
  }, 50)
  return {
    stop: () => {
      clearInterval(timer)
      return peak > 0 ? peak / 1024 : undefined
    },
  }
}

/** Resident memory of a process tree, in kilobytes. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>()
  const memory = new Map<number, number>()
  for (const name of processes()) {
    const status = readStatus(name)
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1]
    const resident = /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
    if (resident !== undefined) memory.set(Number(name), Number(resident))
  }
  let sum = 0
  for (const [pid, kilobytes] of memory) if (descends(pid, root, parents)) sum += kilobytes
  return sum
}

function descends(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let each: number | undefined = pid; each !== undefined && each > 1; each = parents.get(each)) {
    if (each === root) return true
  }
  return false
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
