export type Sandbox = {
  /** Which of the sandboxes on this machine it is; says its addresses. */
  slot: number
  stop(): Promise<void>
}

export function startSandbox(options: {
  demo: 'dev' | 'built'
  getDataFolder: (slot: number) => string
  onDeath: (error: Error) => void
  /** Gets the logs of everything that runs. */
  onOutput?: (text: string) => void
  say?: (line: string) => void
  /** Gives up starting: what runs is stopped, and the promise fails. */
  signal?: AbortSignal
}): Promise<Sandbox>
