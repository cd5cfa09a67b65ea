import { join } from 'node:path'
import { root } from '../root.mjs'
import { run } from './run.mjs'

/** Runs the command of an installed package in the root folder, without npm. */
export const runTool = (name, ...args) => run(join(root, 'node_modules/.bin', name), args, { cwd: root })
