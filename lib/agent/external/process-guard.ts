import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'

/**
 * Reads which process groups there are, `+ id` and `- id`, and ends those that are left when nobody can write to it any
 * more: also when this worker was killed and could do nothing about it.
 */
const script = `
groups=' '
while read -r sign group; do
  case $sign in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -s TERM -- "-$group"; done
[ -z "\${groups# }" ] || sleep 1
for group in $groups; do kill -s KILL -- "-$group"; done
`

let guard: ChildProcess | undefined

/** Sees to it that a process group does not outlive this worker. */
export function guardGroup(group: number): void {
  write(`+ ${group}\n`)
}

/** The group is gone. */
export function releaseGroup(group: number): void {
  write(`- ${group}\n`)
}

function write(line: string): void {
  guard ??= start()
  guard.stdin?.write(line)
}

function start(): ChildProcess {
  // In a session of its own: the terminal's Ctrl-C is not for it.
  const started = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  started.unref()
  if (started.stdin instanceof Socket) started.stdin.unref()
  const forget = () => {
    guard = undefined
  }
  started.on('error', forget).on('exit', forget)
  started.stdin?.on('error', forget)
  return started
}
