/**
 * Waits for something no longer than until the signal is aborted.
 *
 * @throws the signal's reason then
 */
export async function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  // What it comes to after that is nobody's business.
  promise.catch(() => {})
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
