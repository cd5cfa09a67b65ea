import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'

/** Wallets that were asked to connect and have said neither yes nor no, by the id of their connector. */
const openQuestions: MemoryKey<Map<string, object>> = { create: () => new Map() }

/** A visitor may leave the view that waits: the prompt of the wallet stays open all the same. */
export function isAsked(portico: Portico, connectorId: string): boolean {
  return recall(portico, openQuestions).has(connectorId)
}

/** Returns how to note the answer, which does nothing once the wallet was asked anew. */
export function noteAsked(portico: Portico, connectorId: string): () => void {
  const questions = recall(portico, openQuestions)
  const question = {}
  questions.set(connectorId, question)
  return () => {
    if (questions.get(connectorId) === question) questions.delete(connectorId)
  }
}
