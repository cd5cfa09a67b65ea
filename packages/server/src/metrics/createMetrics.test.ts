import { expect, it } from 'vitest'
import { createMetrics } from './createMetrics.js'

it('writes counts in the text format of Prometheus', async () => {
  const metrics = createMetrics()
  const requests = metrics.createCounter('requests_total', 'Requests.')
  requests.add({ route: '/a' })
  requests.add({ route: '/a' })
  requests.add({ route: 'b"\\\n' }, 3)
  metrics.createCounter('unused_total', 'Never counted.')
  const times = metrics.createHistogram('seconds', 'How long.', [0.1, 1])
  times.observe(0.05, { route: '/a' })
  times.observe(0.5, { route: '/a' })
  times.observe(5, { route: '/a' })
  metrics.watch('gauge', 'open', 'What is open.', () => 7)
  metrics.watch('gauge', 'states', 'By state.', async () => [{ labels: { state: 'idle' }, value: 2 }])
  expect(await metrics.format()).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{route="/a"} 2
requests_total{route="b\\"\\\\\\n"} 3
# HELP seconds How long.
# TYPE seconds histogram
seconds_bucket{route="/a",le="0.1"} 1
seconds_bucket{route="/a",le="1"} 2
seconds_bucket{route="/a",le="+Inf"} 3
seconds_sum{route="/a"} 5.55
seconds_count{route="/a"} 3
# HELP open What is open.
# TYPE open gauge
open 7
# HELP states By state.
# TYPE states gauge
states{state="idle"} 2
`)
})

it('leaves out what cannot be read, and tells the rest', async () => {
  const metrics = createMetrics()
  metrics.watch('gauge', 'lost', 'Cannot be read.', () => Promise.reject(new Error('away')))
  metrics.watch('gauge', 'thrown', 'Cannot be read either.', () => {
    throw new Error('away')
  })
  metrics.watch('gauge', 'kept', 'Can.', () => 1)
  expect(await metrics.format()).toBe('# HELP kept Can.\n# TYPE kept gauge\nkept 1\n')
})
