import { bodyLimit } from 'hono/body-limit'
import { AuthRefusal } from '../AuthRefusal.js'

const largestBody = 64_000

export const limitBody = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw new AuthRefusal('payload_too_large')
  },
})
