import type { Portico } from '../runtime/Portico.js'
import { type MemoryKey, recall } from '../store/recall.js'

const openQuestions: MemoryKey<Map<string, object>> = { create: () => new Map() }

/** The wallet's prompt stays open even if the visitor leaves the waiting view. */
export function isAsked(portico: Portico, connectorId: string): boolean {
  return recall(portico, openQuestions).has(connectorId)
}

export function noteAsked(portico: Portico, connectorId: string): () => void {
  const questions = recall(portico, openQuestions)
  const question = {}
  questions.set(connectorId, question)
  return () => {
    if (questions.get(connectorId) === question) questions.delete(connectorId)
  }
}
