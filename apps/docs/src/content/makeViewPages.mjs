import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { code, formatTable } from '../reference/formatTable.mjs'
import { readSource } from '../reference/readSource.mjs'
import { assertKnown, readNotes } from './readNotes.mjs'

const views = 'react/src/views'

const listFiles = ending =>
  readdirSync(join(root, 'packages', views), { recursive: true })
    .map(file => `${views}/${String(file).replaceAll('\\', '/')}`)
    .filter(file => file.endsWith(ending))

const read = file => readFileSync(join(root, 'packages', file), 'utf8')

/** All views with their data: those of core, and those that declare themselves. */
function listRoutes() {
  const declaring = listFiles('/view.ts').filter(file => read(file).includes('interface RouteMap'))
  return ['core/src/router/routes.ts', ...declaring].flatMap(file => readSource(file).readMembers('RouteMap'))
}

/** The English title of each view, from its definition. */
function readTitles() {
  const definitions = listFiles('/view.ts').map(read).join('\n')
  const english = read('react/src/locales/en.ts')
  const [, titles = ''] = /\n {2}titles: \{\n([\s\S]*?)\n {2}\}/.exec(english) ?? []
  const words = new Map(
    [...titles.matchAll(/^ +(\w+): (['"])(.*)\2,$/gm)].map(([, key, , text]) => [key, text]),
  )
  return new Map(
    [
      ...definitions.matchAll(/^export const (\w+): .*\n {2}title: (?:titled\('(\w+)'\)|(['"])(.*)\3),$/gm),
    ].map(([, name, key, , title]) => [name, key ? words.get(key) : title]),
  )
}

/** The description of each view, from its component's TSDoc. */
function readComments() {
  const comments = listFiles('View.tsx').flatMap(file =>
    readSource(file).functions.map(({ name, about }) => [name.replace(/View$/, '').toLowerCase(), about]),
  )
  return new Map(comments)
}

/** All gallery states with their view. */
function listStates() {
  return listFiles('.gallery.ts').flatMap(file => {
    const text = read(file)
    return text
      .split(/^ {2}\{\n/m)
      .slice(1)
      .flatMap(state => {
        const [, id] = /^ +id: '([^']+)'/m.exec(state) ?? []
        const [, title] = /^ +title: (['"])(.*)\1/m.exec(state)?.slice(1) ?? []
        // The last view that it opens.
        const opened = [...state.matchAll(/(?:view|name): '(\w+)'/g)].at(-1)?.[1]
        return id && title ? [{ title, opened, folder: dirname(file) }] : []
      })
  })
}

export function makeViewPages() {
  const { lead, notes } = readNotes(readFileSync(join(root, 'docs/views.md'), 'utf8'))
  const titles = readTitles()
  const comments = readComments()
  const states = listStates()
  const routes = listRoutes().map(route => ({
    ...route,
    about: notes.get(route.name) ?? (comments.get(route.name.toLowerCase()) || route.about),
    title: titles.get(route.name) ?? '',
  }))
  assertKnown('docs/views.md', notes, routes)
  const list = {
    source: 'docs/views.md',
    address: 'views',
    title: 'Views',
    section: 'Reference',
    text: `${lead}\n\n${formatTable(
      ['view', 'title', 'shows'],
      routes.map(({ name, title, about }) => [code(name), title, firstSentence(about)]),
    )}\n`,
  }
  const pages = routes.map(route => ({
    source: `docs/views/${route.name}.md`,
    address: `views/${route.name}`,
    title: route.name,
    term: route.name,
    parent: 'views',
    section: 'Reference',
    text: writeView(
      route,
      states.filter(
        ({ opened, folder }) => opened === route.name && folder === findFolder(route.name, folder),
      ),
    ),
  }))
  return [list, ...pages]
}

/** The folder of a view. Several views may share a component of another name. */
const findFolder = (name, other) =>
  dirname(
    listFiles('View.tsx').find(file => basename(file).toLowerCase() === `${name}View.tsx`.toLowerCase()) ??
      `${other}/x`,
  )

/** Removes links, because lists are one folder above the pages. */
const firstSentence = text =>
  (/^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0] ?? text)
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** @param {string} type as written: `{ readonly name: type … }`, with comments */
function listData(type) {
  return type
    .replace(/\/\*\*.*?\*\//g, '')
    .replace(/^\{|\}$/g, '')
    .split(/\breadonly (?=\w+\??:)/)
    .slice(1)
    .map(member => member.trim().replace(/;$/, ''))
}

function writeOpening(name, type, data) {
  if (type === 'LoginPlace') return 'A step of a login leads here: it is not opened by name.'
  const required = data.filter(member => !/^\w+\?:/.test(member))
  if (required.length === 0) return `\`\`\`ts\nopenModal(portico, { view: '${name}' })\n\`\`\``
  const fields = required.map(member => `${member.split(':')[0]}: …`).join(', ')
  return `\`\`\`ts\nopenModal(portico, { view: { name: '${name}', ${fields} } })\n\`\`\``
}

function writeView({ name, title, about, type }, states) {
  const data = type.startsWith('{') ? listData(type) : []
  const parts = [
    `# \`${name}\``,
    [about, title ? `Its title is “${title}”.` : ''].filter(Boolean).join(' '),
    '## Opening it',
    writeOpening(name, type, data),
    data.length > 0 && `Its data:\n\n\`\`\`ts\n${data.join('\n')}\n\`\`\``,
    states.length > 0 &&
      `## What it can show\n\n${states.map(state => `- ${state.title.replaceAll('<', '\\<')}`).join('\n')}\n\nThe gallery of the demo site (\`npm start\`) draws each of these.`,
    '[All views](../views.md), [theming](../theming.md).',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
