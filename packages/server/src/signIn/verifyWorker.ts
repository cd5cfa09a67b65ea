import { parentPort } from 'node:worker_threads'
import { type SignatureCheck, verifySignature } from '@portico/siwx/verify'

parentPort?.on('message', async ({ id, check }: { id: number; check: SignatureCheck }) => {
  parentPort?.postMessage({ id, isValid: await verifySignature(check) })
})
