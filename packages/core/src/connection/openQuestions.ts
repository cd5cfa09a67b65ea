import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'

/** Wallets that were asked to connect and have said neither yes nor no, by the id of their connector. */
const openQuestions: MemoryKey<Set<string>> = { create: () => new Set() }

/** A visitor may leave the view that waits: the prompt of the wallet stays open all the same. */
export function isAsked(portico: Portico, connectorId: string): boolean {
  return recall(portico, openQuestions).has(connectorId)
}

export function noteAsked(portico: Portico, connectorId: string): void {
  recall(portico, openQuestions).add(connectorId)
}

export function noteAnswered(portico: Portico, connectorId: string): void {
  recall(portico, openQuestions).delete(connectorId)
}
