export type Job = {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  isReady: () => Promise<boolean>
}

export function createSupervisor(options: {
  onDeath: (error: Error) => void
  onOutput?: (text: string) => void
  signal?: AbortSignal
}): {
  start(job: Job): Promise<void>
  stop(): Promise<void>
}
