import { createServer, type Server } from 'node:http'
import { servicePaths } from '@portico/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listen } from '../http/createHttpServer.js'
import { createOriginCache } from './createOriginCache.js'

/** A config service that is the test. */
let service: Server
let servicesUrl: string
let asked: string[]
let answer: (projectId: string) => string
const errors: string[] = []

beforeEach(async () => {
  asked = []
  errors.length = 0
  answer = () => JSON.stringify({ allowedOrigins: ['https://shop.example'] })
  service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const projectId = searchParams.get('projectId') ?? ''
    asked.push(projectId)
    const isKnown = pathname === servicePaths.origins && projectId.startsWith('shop')
    response.on('error', () => {}).writeHead(isKnown ? 200 : 401)
    response.end(isKnown ? answer(projectId) : '')
  })
  servicesUrl = `http://${await listen(service, '127.0.0.1', 0)}`
})
afterEach(() => {
  service.closeAllConnections()
  service.close()
})

const createBook = () =>
  createOriginCache({ projects: { servicesUrl }, onError: ({ message }) => errors.push(message) })

it('keeps the projects that exist when somebody invents very many', async () => {
  const find = createBook()
  await find('shop')
  for (let count = 0; count < 1100; count += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => find(`invented-${count + index}`)))
  }
  asked = []
  expect(await find('shop')).toEqual(['https://shop.example'])
  expect(asked).toEqual([])
})

it('takes the word of the config service alone, not of where it leads', async () => {
  const elsewhere = createServer((_, response) => {
    response.end(JSON.stringify({ allowedOrigins: ['https://evil.example'] }))
  })
  const url = `http://${await listen(elsewhere, '127.0.0.1', 0)}`
  service.removeAllListeners('request').on('request', (_, response) => {
    response.writeHead(302, { location: url }).end()
  })
  expect(await createBook()('shop')).toBeUndefined()
  expect(errors).toHaveLength(1)
  elsewhere.closeAllConnections()
  elsewhere.close()
})

it('reads no answer that is longer than a list of origins can be', async () => {
  answer = () => JSON.stringify({ allowedOrigins: ['https://shop.example'], filler: 'x'.repeat(300_000) })
  expect(await createBook()('shop')).toBeUndefined()
  expect(errors).toEqual(['The answer has more than 262144 bytes.'])
})
