import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endWithThisProcess } from './endWithThisProcess.js'
import { findAnvilBinary } from './findAnvilBinary.js'
import { findFreePort } from './findFreePort.js'

export type StartAnvilOptions = {
  chainId?: number
  /** Default: a free port. */
  port?: number
  /** How many of the well-known accounts are funded. Default 10. */
  accounts?: number
  /** Seconds between blocks. Default: a block per transaction. */
  blockTime?: number
}

export type Anvil = {
  url: string
  chainId: number
  /** The process, so that a supervisor can notice its end. */
  process: ChildProcess
  stop(): Promise<void>
}

const startTimeoutMs = 20_000
const pollMs = 25
const tries = 3

/** Starts a local Ethereum node and returns when it answers. */
export async function startAnvil(options: StartAnvilOptions = {}): Promise<Anvil> {
  if (options.port !== undefined) return launch(options.port, options)
  for (let left = tries; ; left--) {
    try {
      return await launch(await findFreePort(), options)
    } catch (error) {
      // Somebody may take a free port before the node does.
      if (left === 0 || !String(error).includes('already in use')) throw error
    }
  }
}

async function launch(port: number, options: StartAnvilOptions): Promise<Anvil> {
  const chainId = options.chainId ?? 31337
  const child = spawn(findAnvilBinary(), getArguments(chainId, port, options), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += String(chunk)
  })
  endWithThisProcess(child)

  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswering(url, chainId, child, () => complaint)
  return { url, chainId, process: child, stop: () => stop(child) }
}

function getArguments(
  chainId: number,
  port: number,
  { accounts = 10, blockTime }: StartAnvilOptions,
): string[] {
  const fixed = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--quiet']
  const block = blockTime === undefined ? [] : ['--block-time', String(blockTime)]
  return [...fixed, '--accounts', String(accounts), ...block]
}

async function waitUntilAnswering(
  url: string,
  chainId: number,
  child: ChildProcess,
  getComplaint: () => string,
): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    if (child.exitCode !== null) throw new Error(`anvil did not start on ${url}: ${getComplaint().trim()}`)
    const answered = await askChainId(url)
    if (answered === chainId) return
    if (answered !== undefined || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(
        answered === undefined
          ? `anvil did not answer on ${url} within ${startTimeoutMs / 1000} s: ${getComplaint().trim()}`
          : `Something else (chain ${answered}) already answers on ${url}; stop it or choose another port.`,
      )
    }
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
}

async function askChainId(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    // Whatever is on that port: a shape other than this one fails the comparison of the caller.
    const { result } = (await response.json()) as { result?: string }
    return Number(result)
  } catch {
    return undefined
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
