export type Sandbox = { stop(): Promise<void> }

export function startSandbox(options: {
  demo: 'dev' | 'built'
  dataFolder: string
  onDeath: (error: Error) => void
  say?: (line: string) => void
}): Promise<Sandbox>
