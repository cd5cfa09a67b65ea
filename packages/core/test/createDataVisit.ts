import { connect } from '../src/connection/connect.js'
import { startPortico } from '../src/runtime/startPortico.js'
import { createFakeEnvironment, type FakeRequest, json, settle } from './createFakeEnvironment.js'
import { createTestPortico } from './createTestPortico.js'

type Answers = Readonly<Record<string, (request: FakeRequest) => Response>>

/** A connected visitor of a site with a data service, which answers by the part of the path that is named. */
export async function createDataVisit(
  answers: Answers,
  { fake = createFakeEnvironment(), ...options }: NonNullable<Parameters<typeof createTestPortico>[0]> = {},
) {
  const world = createTestPortico({ services: { data: 'https://data.example/' }, fake, ...options })
  const all: Answers = {
    'supported-chains': () => json({ http: ['eip155:1', 'eip155:10'], ws: [] }),
    ...answers,
  }
  fake.answer(request => {
    const name = Object.keys(all).find(part => request.url.pathname.includes(part))
    return name === undefined ? undefined : all[name]?.(request)
  })
  // Loaded beforehand, so that no test waits for the compiler.
  await Promise.all([
    import('../src/data/readPortfolio.js'),
    import('../src/data/readActivity.js'),
    import('../src/data/readIdentity.js'),
    import('../src/data/readName.js'),
    import('../src/data/readNfts.js'),
    import('../src/data/readServedNetworks.js'),
  ])
  startPortico(world.portico)
  await settle()
  await connect(world.portico, { connectorId: 'io.fake' })
  return {
    ...world,
    /** The addresses that were asked, of those whose path names the part. */
    asked: (part: string) =>
      fake.requests.map(({ url }) => url).filter(({ pathname }) => pathname.includes(part)),
  }
}
