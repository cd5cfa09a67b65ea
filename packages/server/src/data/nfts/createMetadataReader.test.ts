import { expect, it, onTestFinished } from 'vitest'
import { startStub } from '../../../test/startStub.js'
import { createMetadataReader } from './createMetadataReader.js'

it('remembers files by addresses of a usual length alone, since contracts choose them [RP11]', async () => {
  const files = await startStub(() => ({ name: 'Cat' }))
  onTestFinished(() => files.close())
  const read = createMetadataReader({ nodes: {}, pictureHosts: [new URL(files.url).host] })
  for (let count = 0; count < 2; count++) expect(await read(`${files.url}/1.json`)).toEqual({ name: 'Cat' })
  expect(files.state.requests).toHaveLength(1)
  expect(await read(`${files.url}/${'x'.repeat(3000)}`)).toEqual({})
  expect(await read(`data:application/json,${'x'.repeat(200_000)}`)).toEqual({})
  expect(files.state.requests).toHaveLength(1)
  expect(await read('data:application/json,{"name":"Dog"}')).toEqual({ name: 'Dog' })
  expect(await read('data:application/json,nonsense')).toEqual({})
})
