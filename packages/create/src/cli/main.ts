#!/usr/bin/env node
import { create } from './create.js'
import { openTerminal } from './openTerminal.js'

const isWatched = process.stdin.isTTY && process.stdout.isTTY

try {
  const text = await create({
    args: process.argv.slice(2),
    home: process.cwd(),
    userAgent: process.env.npm_config_user_agent,
    openTerminal: isWatched ? openTerminal : undefined,
  })
  process.stdout.write(text)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
