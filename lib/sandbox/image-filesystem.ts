import { MemoryFS } from '@electric-sql/pglite'

/** Where PGlite looks for its data. */
const dataDirectory = '/pglite/data'

/** The size of a tar archive's blocks: a header takes one, a file's content whole ones. */
const block = 512

/**
 * The memory that a Postgres lives in, filled from an image (a tar archive as PGlite dumps it) when that is there.
 *
 * PGlite can unpack one itself, which takes a quarter of a start: it copies every file twice. Here the files are views of
 * the image, which Postgres then writes to.
 */
export class ImageFilesystem extends MemoryFS {
  readonly #image: Promise<Uint8Array>

  /** @param image - belongs to this file system from now on */
  constructor(image: Promise<Uint8Array>) {
    super()
    this.#image = image
  }

  override async initialSyncFs(): Promise<void> {
    const image = await this.#image
    const files = this.pg?.Module.FS
    if (!files) throw new Error('the file system has no database')
    files.mkdirTree(dataDirectory)
    for (const { name, content } of entriesOf(image)) {
      const path = `${dataDirectory}/${name}`
      if (content) files.writeFile(path, content, { canOwn: true })
      else files.mkdirTree(path)
    }
  }
}

interface Entry {
  readonly name: string
  /** Of a file; a directory has none. */
  readonly content: Uint8Array | undefined
}

/** The entries of a tar archive, directories before what is in them (https://www.gnu.org/software/tar/manual/html_node/Standard.html). */
function* entriesOf(archive: Uint8Array): Generator<Entry> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const text = (from: number, length: number) => {
    const end = bytes.indexOf(0, from)
    return bytes.toString('latin1', from, end < 0 ? from + length : Math.min(end, from + length))
  }
  for (let at = 0; bytes[at]; ) {
    const name = text(at, 100).replace(/^\/+|\/+$/g, '')
    const size = Number.parseInt(text(at + 124, 12), 8) || 0
    const isDirectory = text(at + 156, 1) === '5'
    at += block
    yield { name, content: isDirectory ? undefined : archive.subarray(at, at + size) }
    at += Math.ceil(size / block) * block
  }
}
