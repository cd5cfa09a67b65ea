import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { askChainId } from './askChainId.js'
import type { ChainSettings } from './ChainSettings.js'
import { endWithThisProcess } from './endWithThisProcess.js'
import { findAnvilBinary } from './findAnvilBinary.js'
import { findFreePort } from './findFreePort.js'

// Upper bound only; an emulated CPU takes many times longer.
const startTimeoutMs = 60_000
const pollMs = 25
const tries = 3
const advice = 'PORTICO_CHAIN=edr takes the other engine.'

type Node = { url: string; stop(): Promise<void> }

/** Runs anvil in a child process. */
export async function startAnvil(settings: ChainSettings): Promise<Node> {
  const binary = findAnvilBinary()
  if (!binary) {
    throw new Error(
      `anvil is not installed for ${process.platform} on ${process.arch}: add the development dependency @foundry-rs/anvil, or take the other engine with PORTICO_CHAIN=edr.`,
    )
  }
  if (settings.port !== undefined) return launch(binary, settings.port, settings)
  for (let left = tries; ; left--) {
    try {
      return await launch(binary, await findFreePort(), settings)
    } catch (error) {
      // Another process may take a free port before the node does.
      if (left === 0 || !/already (in use|answers)/.test(String(error))) throw error
    }
  }
}

async function launch(binary: string, port: number, settings: ChainSettings): Promise<Node> {
  const child = spawn(binary, getArguments(port, settings), { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += String(chunk)
  })
  child.once('error', error => {
    complaint += error.message
  })
  endWithThisProcess(child)

  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswering(url, settings.chainId, child, () => complaint.trim())
  return { url, stop: () => stop(child) }
}

function getArguments(port: number, { chainId, accounts, blockTime, autoMine }: ChainSettings): string[] {
  const fixed = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--quiet']
  const block = blockTime === undefined ? [] : ['--block-time', String(blockTime)]
  const mixed = block.length > 0 && autoMine ? ['--mixed-mining'] : []
  return [...fixed, '--accounts', String(accounts), ...block, ...mixed]
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

async function waitUntilAnswering(
  url: string,
  chainId: number,
  child: ChildProcess,
  getComplaint: () => string,
): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const answered = await askChainId(url)
    if (hasEnded(child)) throw new Error(`anvil did not start on ${url}: ${getComplaint()}\n${advice}`)
    if (answered === chainId) return
    if (answered !== undefined || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(
        answered === undefined
          ? `anvil did not answer on ${url} within ${startTimeoutMs / 1000} s: ${getComplaint()}\n${advice}`
          : `Something else (chain ${answered}) already answers on ${url}; stop it or choose another port.`,
      )
    }
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
