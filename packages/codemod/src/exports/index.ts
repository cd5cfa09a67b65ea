export { type KitName, kitNames } from '../kits/kits.js'
export { type Change, type MigrateOptions, type Migration, migrate } from '../migrate.js'
export { formatDiff } from '../project/formatDiff.js'
export type { Note } from '../source/todo.js'
