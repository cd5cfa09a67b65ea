export function runWithProgress(task: {
  command: string
  args: readonly string[]
  cwd: string
  count: () => number
  total: number
  unit: string
  answers?: { line: RegExp; unit: string }
  stallMs?: number
  everyMs?: number
  say?: (line: string) => void
}): Promise<void>
