import type { Database } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import type { StartServerOptions } from '../startServer.js'
import { createWebhookKeys } from '../webhooks/deliverWebhooks.js'
import { parseWebhookUrl } from '../webhooks/postWebhook.js'
import { testWebhook } from '../webhooks/testWebhook.js'
import {
  createWebhook,
  type DeliveryState,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDeliveries,
  rotateWebhookSecret,
  updateWebhook,
} from '../webhooks/webhookStore.js'
import { formatTable, readDate } from './runEvents.js'
import { parseOptions, readSwitch, text, withDatabase } from './runProject.js'

export async function runWebhooks(args: readonly string[], options: StartServerOptions): Promise<void> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new ServerFailure(
      'Use webhooks create, list, update, test, replay, rotate or delete. See portico-server --help.',
    )
  const values = parseOptions(rest, {
    id: text,
    url: text,
    event: { type: 'string', multiple: true },
    enabled: text,
    state: text,
    message: text,
    since: text,
    hours: text,
  })
  const unknown = Object.keys(values).find(option => !command.options.includes(option as keyof Values))
  if (unknown) throw new ServerFailure(`webhooks ${name} takes no --${unknown}. See portico-server --help.`)
  await withDatabase(options, database => command.run({ database, values, options }))
}

interface Values {
  id?: string | undefined
  url?: string | undefined
  event?: string[] | undefined
  enabled?: string | undefined
  state?: string | undefined
  message?: string | undefined
  since?: string | undefined
  hours?: string | undefined
}

interface Call {
  database: Database
  values: Values
  options: StartServerOptions
}

interface WebhookCommand {
  options: readonly (keyof Values)[]
  run(call: Call): Promise<void>
}

const commands: Readonly<Record<string, WebhookCommand>> = {
  create: {
    options: ['url', 'event'],
    async run({ database, values, options }) {
      if (!values.url) throw new ServerFailure('Name the endpoint with --url.')
      const { href } = parseWebhookUrl(values.url, getRules(options))
      const settings = { url: href, events: values.event }
      const { id, secret } = await createWebhook(database, getKeys(options), settings)
      console.log(`Webhook ${id}: created.\nIts secret, which is not shown again: ${secret}`)
    },
  },
  list: {
    options: ['id', 'state'],
    async run({ database, values }) {
      console.log(values.id ? await formatDeliveries(database, values) : await formatWebhooks(database))
    },
  },
  update: {
    options: ['id', 'url', 'event', 'enabled'],
    async run({ database, values, options }) {
      const id = assertId(values)
      const url = values.url && parseWebhookUrl(values.url, getRules(options)).href
      const isEnabled = readSwitch('enabled', values.enabled)
      await updateWebhook(database, id, { url, events: values.event, isEnabled })
      console.log(`Webhook ${id}: updated.`)
    },
  },
  test: {
    options: ['id'],
    async run({ database, values, options }) {
      const status = await testWebhook(database, getKeys(options), assertId(values), getRules(options))
      if (status < 200 || status > 299)
        throw new ServerFailure(
          status === 0 ? 'The endpoint did not respond.' : `The endpoint responded with ${status}.`,
        )
      console.log(`The endpoint responded with ${status}.`)
    },
  },
  replay: {
    options: ['id', 'message', 'since'],
    async run({ database, values }) {
      const since = values.since === undefined ? undefined : readDate('since', values.since)
      const count = await replayDeliveries(database, assertId(values), { messageId: values.message, since })
      console.log(`${count} messages are sent again.`)
    },
  },
  rotate: {
    options: ['id', 'hours'],
    async run({ database, values, options }) {
      const id = assertId(values)
      const hours = readHours(values.hours)
      const secret = await rotateWebhookSecret(database, getKeys(options), id, hours)
      console.log(
        `Its new secret, which is not shown again: ${secret}\nMessages carry the signatures of both for ${hours} hours.`,
      )
    },
  },
  delete: {
    options: ['id'],
    async run({ database, values }) {
      const id = assertId(values)
      await deleteWebhook(database, id)
      console.log(`Webhook ${id}: deleted.`)
    },
  },
}

async function formatWebhooks(database: Database): Promise<string> {
  const webhooks = await listWebhooks(database)
  return formatTable(
    ['id', 'url', 'events', 'enabled', 'pending', 'failed'],
    webhooks.map(({ id, url, events, isEnabled, pending, failed }) => [
      id,
      url,
      events.join(' ') || 'all',
      isEnabled ? 'yes' : 'no',
      String(pending),
      String(failed),
    ]),
  )
}

async function formatDeliveries(database: Database, values: Values): Promise<string> {
  const deliveries = await listDeliveries(database, assertId(values), readState(values.state))
  return formatTable(
    ['message', 'event', 'created', 'state', 'attempts', 'status'],
    deliveries.map(({ messageId, type, createdAt, state, attempts, status }) => [
      messageId,
      type,
      createdAt.toISOString().slice(0, 19).replace('T', ' '),
      state,
      String(attempts),
      status === null ? '' : status === 0 ? 'no response' : String(status),
    ]),
  )
}

const getRules = ({ sandbox = false }: StartServerOptions) => ({ allowsLoopback: sandbox })

function getKeys({ webhooks }: StartServerOptions) {
  if (webhooks) return createWebhookKeys(webhooks)
  throw new ServerFailure('Webhooks need PORTICO_WEBHOOK_KEK. Make one with: portico-server secrets')
}

function assertId({ id }: Values): string {
  if (id) return id
  throw new ServerFailure('Name the webhook with --id. webhooks list prints them.')
}

const states: readonly DeliveryState[] = ['pending', 'delivered', 'failed']

function readState(text: string | undefined): DeliveryState | undefined {
  const state = states.find(name => name === text)
  if (text === undefined || state) return state
  throw new ServerFailure('--state takes pending, delivered or failed.')
}

function readHours(text = '24'): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new ServerFailure('--hours takes a number of hours, 999 at most.')
}
