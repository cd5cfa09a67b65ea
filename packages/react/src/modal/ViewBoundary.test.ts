import { createPortico } from '@portico/core'
import { expect, it } from 'vitest'
import { ViewBoundary } from './ViewBoundary.js'

const silent = () => undefined
const logger = { error: silent, warn: silent, info: silent, debug: silent, notice: silent }

it('tells of a view that could not be drawn [X-09]', () => {
  const portico = createPortico({ projectId: 'p', networks: [], environment: { logger } })
  const boundary = new ViewBoundary({ portico, children: null })
  boundary.componentDidCatch(new TypeError('x is undefined'))
  expect(portico.store.get().events.data).toMatchObject({
    event: 'INTERNAL_SDK_ERROR',
    properties: { errorType: 'TypeError', errorMessage: 'x is undefined' },
  })
})
