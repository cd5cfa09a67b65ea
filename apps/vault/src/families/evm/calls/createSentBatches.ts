import { duplicateBatchId, PorticoError } from '@portico/protocol'
import type { KeyStore, StoredBatch, WithLock } from '../../../store/KeyStore.ts'

/** EIP-5792 asks for a day. */
const longestAge = 7 * 24 * 60 * 60_000
const mostOfSite = 100

export interface SentBatches {
  find(owner: string, id: string): Promise<StoredBatch | undefined>
  add(batch: Omit<StoredBatch, 'site' | 'sentAt'>): Promise<void>
  /** Keeps of a refused batch the transactions that were sent before. */
  fail(owner: string, id: string, sent: readonly string[]): Promise<void>
}

/**
 * The batches that a site has sent, by the id that it asks their status with. They are stored, so that after a reload a
 * site can neither lose a batch nor send it twice.
 * @param site the origin of the embedding page
 */
export function createSentBatches(store: KeyStore, site: string, withLock: WithLock): SentBatches {
  const isMine = (batch: StoredBatch) => batch.site === site

  async function read(): Promise<readonly StoredBatch[]> {
    const batches = (await store.get('batches')) ?? []
    return batches.filter(({ sentAt }) => Date.now() - sentAt < longestAge)
  }

  const change = (act: (own: readonly StoredBatch[]) => readonly StoredBatch[]) =>
    withLock('batches', async () => {
      const batches = await read()
      const own = act(batches.filter(isMine)).slice(-mostOfSite)
      await store.set('batches', [...batches.filter(batch => !isMine(batch)), ...own])
    })

  const isSame = (owner: string, id: string) => (batch: StoredBatch) =>
    isMine(batch) && batch.owner === owner && batch.id === id

  return {
    find: async (owner, id) => (await read()).find(isSame(owner, id)),
    add: batch =>
      change(own => {
        if (own.some(isSame(batch.owner, batch.id))) throw new PorticoError(duplicateBatchId)
        return [...own, { ...batch, site, sentAt: Date.now() }]
      }),
    fail: (owner, id, sent) =>
      change(own =>
        own.flatMap(batch => {
          if (!isSame(owner, id)(batch)) return batch
          return sent.length === 0 ? [] : { ...batch, hashes: sent, isPartial: true }
        }),
      ),
  }
}
