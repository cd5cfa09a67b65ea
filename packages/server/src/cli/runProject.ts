import { type ParseArgsConfig, parseArgs } from 'node:util'
import {
  isSandbox,
  type RemoteFeature,
  RemoteFeatureSchema,
  remoteAppearanceIds,
  remoteFeatureIds,
  tolerantArray,
} from '@portico/protocol'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import { type DatabaseOptions, openDatabase } from '../database/openDatabase.js'
import { listProjects } from '../projects/findProject.js'
import { createProject, type ProjectSettings, updateProject } from '../projects/saveProject.js'
import { ServerFailure } from '../ServerFailure.js'
import { findClosest } from './assertKnownVariables.js'

export async function runProject(args: readonly string[], options: DatabaseOptions): Promise<void> {
  const [command, ...rest] = args
  if (command === 'list') return await withDatabase(options, printProjects)
  if (command !== 'create' && command !== 'update') {
    throw new ServerFailure(
      'Say what to do with projects: create, update or list. See portico-server --help.',
    )
  }
  const settings = readSettings(rest)
  const save = command === 'create' ? createProject : updateProject
  await withDatabase(options, database => save(database, settings))
  console.log(`Project ${settings.id}: ${command === 'create' ? 'created' : 'updated'}.`)
}

function readSettings(args: readonly string[]): ProjectSettings {
  const values = parseOptions(args, {
    id: text,
    name: text,
    origin: { type: 'string', multiple: true },
    features: text,
    analytics: text,
    enabled: text,
  })
  if (!values.id) throw new ServerFailure('Name the project with --id.')
  return {
    id: values.id,
    name: values.name,
    allowedOrigins: values.origin,
    features: values.features === undefined ? undefined : readFeatures(values.features),
    analyticsEnabled: readSwitch('analytics', values.analytics),
    isEnabled: readSwitch('enabled', values.enabled),
  }
}

export const text = { type: 'string' } as const

export function parseOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (cause) {
    throw new ServerFailure(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function readFeatures(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    const features = v.parse(tolerantArray(RemoteFeatureSchema, 100), value)
    if (Array.isArray(value) && features.length === value.length) return assertKnownFeatures(features)
  } catch (cause) {
    if (cause instanceof ServerFailure) throw cause
  }
  throw new ServerFailure('--features takes JSON such as [{"id":"swap","isEnabled":true,"config":null}].')
}

function assertKnownFeatures(features: RemoteFeature[]) {
  const known: string[] = [...new Set(Object.values({ ...remoteFeatureIds, ...remoteAppearanceIds }))]
  const unknown = features.find(({ id }) => !known.includes(id))
  if (!unknown) return features
  const closest = findClosest(unknown.id, known)
  throw new ServerFailure(
    `There is no feature "${unknown.id}". ${closest ? `Did you mean "${closest}"?` : `There are ${known.join(', ')}.`}`,
  )
}

export function readSwitch(name: string, text: string | undefined) {
  if (text === undefined) return undefined
  if (text === 'on') return true
  if (text === 'off') return false
  throw new ServerFailure(`--${name} takes on or off.`)
}

async function printProjects(database: Parameters<typeof listProjects>[0]) {
  for (const { id, name, allowedOrigins, analyticsEnabled, isEnabled } of await listProjects(database)) {
    const notes = [
      isSandbox(allowedOrigins) && 'sandbox',
      !isEnabled && 'disabled',
      !analyticsEnabled && 'analytics off',
    ].filter(Boolean)
    console.log([id, name, allowedOrigins.join(' ') || '(no pages)', notes.join(', ')].join('\t').trimEnd())
  }
}

export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase(options)
  try {
    return await work(database)
  } finally {
    await close()
  }
}
