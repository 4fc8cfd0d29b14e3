import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { withBuildLock } from './build-lock.ts'

export interface CachedImage {
  readonly directory: string
  /** What the file is named after, for people: any text. */
  readonly name: string
  /** Everything that decides the image's content. */
  readonly recipe: unknown
  build(): Promise<Uint8Array>
  /** Told when a file was damaged or could not be written. */
  note(text: string): void
}

/** How files are written: what was written otherwise is not looked for. */
const format = 2

const headerSchema = z.object({ key: z.string(), bytes: z.int().nonnegative(), crc32: z.int() })

/** Files that nobody has opened for this long (in milliseconds) are removed when another is written. */
const unusedAfter = 14 * 24 * 3600 * 1000

/** Of files with the same name but for their key, the latest used are kept: every edited record makes another one. */
const mostOfName = 6

/**
 * Reads an image from the cache, or builds it and puts it there.
 *
 * The file's name holds a hash of the recipe, so another recipe never finds it. A file is written whole under
 * another name and then renamed, and carries a checksum: a damaged one is rebuilt with a note. Of several workers and
 * processes one builds and the others wait for it.
 */
export async function cachedImage(image: CachedImage): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([format, image.recipe]))
    .digest('hex')
  const path = join(image.directory, `${fileName(image.name)}-${key.slice(0, keyLength)}${ending}`)
  const found = await readImage(path, key, image.note)
  if (found) return found
  try {
    await mkdir(image.directory, { recursive: true })
    const built = await withBuildLock(
      `${path}.lock`,
      async () => (await readImage(path, key, () => {})) !== undefined,
      async () => {
        const finished = await readImage(path, key, () => {})
        if (finished) return finished
        const bytes = await image.build()
        await writeImage(path, key, bytes).catch((error: unknown) => {
          image.note(
            `the baked database could not be kept in ${path} and will be baked again: ${reason(error)}`,
          )
        })
        await removeUnused(image.directory, fileName(image.name))
        return bytes
      },
      undefined,
      image.note,
    )
    const ready = built ?? (await readImage(path, key, image.note))
    if (ready) return ready
  } catch (error) {
    if (!isFileError(error)) throw error
    image.note(`${image.directory} cannot be used as a cache: ${reason(error)}`)
  }
  return await image.build()
}

/** How much of the key is in a file's name. */
const keyLength = 24
const ending = '.image'

/** What of a name can be a part of a file's name everywhere; the key after it makes the file's name unique. */
function fileName(name: string): string {
  const letters = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return Array.from(letters).slice(0, 40).join('') || 'unnamed'
}

async function readImage(
  path: string,
  key: string,
  note: (text: string) => void,
): Promise<Uint8Array | undefined> {
  const file = await readParts(path).catch(() => undefined)
  if (!file) return undefined
  const header = parseHeader(file.header)
  const { content } = file
  const problem =
    header === undefined
      ? 'its first line is unreadable'
      : header.key !== key
        ? 'it holds another database'
        : header.bytes !== content.length
          ? `it has ${content.length} bytes instead of ${header.bytes}`
          : header.crc32 !== crc32(content)
            ? 'its checksum is wrong'
            : undefined
  if (problem) {
    note(`the baked database ${path} is damaged (${problem}); it is baked again`)
    await rm(path, { force: true }).catch(() => {})
    return undefined
  }
  const now = new Date()
  await utimes(path, now, now).catch(() => {})
  return content
}

/** The most bytes that the first line can have. */
const longestHeader = 1024

/** The first line, and the rest in a buffer of its own: taken out of the whole file it would have to be copied again. */
async function readParts(path: string): Promise<{ readonly header: string; readonly content: Uint8Array }> {
  await using file = await open(path)
  const { size } = await file.stat()
  const start = Buffer.alloc(longestHeader)
  const { bytesRead } = await file.read(start, 0, longestHeader, 0)
  const end = start.subarray(0, bytesRead).indexOf('\n')
  const content = new Uint8Array(Math.max(size - end - 1, 0))
  for (let at = 0; at < content.length; ) {
    const read = await file.read(content, at, content.length - at, end + 1 + at)
    if (read.bytesRead === 0) break
    at += read.bytesRead
  }
  return { header: start.toString('utf8', 0, Math.max(end, 0)), content }
}

function parseHeader(line: string): z.infer<typeof headerSchema> | undefined {
  try {
    return headerSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

async function writeImage(path: string, key: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}-${crypto.randomUUID().slice(0, 8)}.tmp`
  try {
    await using file = await open(temporary, 'wx')
    await file.write(`${JSON.stringify({ key, bytes: bytes.length, crc32: crc32(bytes) })}\n`)
    await file.writeFile(bytes)
    await file.sync()
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

async function removeUnused(directory: string, name: string): Promise<void> {
  const found = await readdir(directory).catch(() => [])
  const files = await Promise.all(
    found.filter((file) => /\.(image|tmp|lock)$/.test(file)).map((file) => lastUse(directory, file)),
  )
  const ofName = files
    .filter(({ file }) => file.endsWith(ending) && file.slice(0, -(1 + keyLength + ending.length)) === name)
    .toSorted((a, b) => b.usedAt - a.usedAt)
  const unused = files.filter(({ usedAt }) => Date.now() - usedAt > unusedAfter)
  for (const { file } of [...unused, ...ofName.slice(mostOfName)]) {
    await rm(join(directory, file), { force: true }).catch(() => {})
  }
}

async function lastUse(
  directory: string,
  file: string,
): Promise<{ readonly file: string; readonly usedAt: number }> {
  const found = await stat(join(directory, file)).catch(() => undefined)
  return { file, usedAt: found?.mtimeMs ?? Date.now() }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
