import { getSlope } from '../statistics.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'
import { openTalks } from './talk.mjs'

const pairs = 200
// Each pair sends a message every five seconds.
const perSecond = pairs / 5
const samples = 40
const enoughSeconds = 1800

/** Two hundred pairs that send messages for a long time: the server's memory must not grow. */
export async function measureSoak(database, { seconds }, note) {
  const relay = await startRelayProcess(database)
  const { talk, close } = await openTalks(relay.port, pairs)
  const memory = []
  let lost = 0
  const began = performance.now()
  for (let sample = 0; sample < samples; sample++) {
    const { refused, missing } = await talk({ perSecond, seconds: seconds / samples, warmUp: 0 })
    lost += refused + missing
    memory.push({ at: (performance.now() - began) / 3_600_000, value: relay.usage().memory })
  }
  close()
  await relay.stop('SIGTERM')
  // The first half of the time fills bounded caches: pools, compiled code.
  const late = memory.slice(samples / 2)
  const [first, last] = [late[0], late.at(-1)].map(({ value }) => value.toFixed(0))
  const slope = getSlope(late)
  const minutes = (seconds / 60).toFixed(0)
  note(
    `LT7 messages of ${pairs} pairs in ${minutes} minutes refused or missing`,
    String(lost),
    '0',
    lost === 0,
  )
  note('LT7 memory of the server, in the middle and at the end', `${first} and ${last} MiB`)
  const isLong = seconds >= enoughSeconds
  const words = `${slope.toFixed(1)} MiB an hour`
  const target = isLong ? 'below 5 MiB an hour' : ''
  note('LT7 growth of the server in the second half', words, target, !isLong || slope < 5)
}
