import { join } from 'node:path'
import { root } from '../root.mjs'
import { run } from './run.mjs'

export const runTool = (name, ...args) => run(join(root, 'node_modules/.bin', name), args, { cwd: root })
