export { parseSignInMessage } from '../message/parseSignInMessage.js'
export { createNodeRequest } from '../payment/createNodeRequest.js'
export type { NodeRequest } from '../payment/PaymentContext.js'
export {
  createMemoryPaymentStore,
  createPostgresPaymentStore,
  type PaymentStore,
  type PostgresQuery,
} from '../payment/PaymentStore.js'
export { type PaymentRules, type VerifiedPayment, verifyPayment } from '../payment/verifyPayment.js'
export { createEvmVerifier } from '../verify/eip155/createEvmVerifier.js'
export { type RecoverKey, recoverSigner } from '../verify/eip155/recoverSigner.js'
export { verifyContractSignature } from '../verify/eip155/verifyContractSignature.js'
export type { EvmCall, SignatureCheck, VerifySignature } from '../verify/SignatureCheck.js'
export { defaultVerifiers, type Verifiers, verifySignature } from '../verify/verifySignature.js'
export { type SignInRules, verifySignIn } from '../verify/verifySignIn.js'
