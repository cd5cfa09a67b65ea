export { createNodeRequest } from '../createNodeRequest.js'
export type { NodeRequest } from '../PaymentContext.js'
export {
  createMemoryPaymentStore,
  createPostgresPaymentStore,
  type PaymentStore,
  type PostgresQuery,
} from '../PaymentStore.js'
export { type PaymentRules, type VerifiedPayment, verifyPayment } from '../verifyPayment.js'
