import { type FileHandle, open, readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

// Linux exposes the memory of a process as files to its user.

interface Region {
  readonly start: number
  end: number
}

export type Needles = ReadonlyMap<string, Buffer>

const pageSize = 4096
const entrySize = 8
const chunkSize = 1 << 22

export async function listRenderers(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

export const canReadMemory = (pid: number): Promise<boolean> =>
  withMemory(pid, async () => true).catch(() => false)

async function withMemory<result>(
  pid: number,
  act: (memory: FileHandle, pagemap: FileHandle) => Promise<result>,
) {
  await using memory = await open(`/proc/${pid}/mem`)
  await using pagemap = await open(`/proc/${pid}/pagemap`)
  return await act(memory, pagemap)
}

/** The writable memory of a process: heaps, stacks and shared memory, without code and files. */
async function listRegions(pid: number): Promise<readonly Region[]> {
  const maps = await readFile(`/proc/${pid}/maps`, 'utf8')
  return Array.from(maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rw/gm), ([, start = '', end = '']) => ({
    start: Number.parseInt(start, 16),
    end: Number.parseInt(end, 16),
  }))
}

/** The parts of a region that were written to, because most reserved memory never is. */
async function listTouched(pagemap: FileHandle, { start, end }: Region): Promise<readonly Region[]> {
  const entries = Buffer.alloc(((end - start) / pageSize) * entrySize)
  await pagemap.read(entries, 0, entries.length, (start / pageSize) * entrySize)
  const parts: Region[] = []
  for (let offset = 0; offset < entries.length; offset += entrySize) {
    // The two highest bits: in memory, or swapped out.
    if (((entries[offset + entrySize - 1] ?? 0) & 0xc0) === 0) continue
    const at = start + (offset / entrySize) * pageSize
    const last = parts.at(-1)
    if (last?.end === at) last.end += pageSize
    else parts.push({ start: at, end: at + pageSize })
  }
  return parts
}

function countIn(text: Buffer, needle: Buffer): number {
  let count = 0
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) count += 1
  return count
}

export async function countInMemory(
  pids: readonly number[],
  needles: Needles,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const longest = Math.max(...Array.from(needles.values(), ({ length }) => length))
  const chunk = Buffer.alloc(chunkSize + longest - 1)
  for (const pid of pids) {
    await withMemory(pid, async (memory, pagemap) => {
      for (const region of await listRegions(pid)) {
        for (const { start, end } of await listTouched(pagemap, region)) {
          for (let at = start; at < end; at += chunkSize) {
            // A page that was unmapped meanwhile reads as empty.
            const read = await memory
              .read(chunk, 0, Math.min(chunk.length, end - at), at)
              .catch(() => undefined)
            for (const [name, needle] of needles) {
              // A match that starts in the next chunk is counted there.
              const text = chunk.subarray(0, Math.min(read?.bytesRead ?? 0, chunkSize + needle.length - 1))
              counts.set(name, (counts.get(name) ?? 0) + countIn(text, needle))
            }
          }
        }
      }
    })
  }
  return counts
}
