import type { ApprovedCall } from '@portico/protocol/frame'
import type { Approval } from '../approve/Approval.ts'
import type { describeRequest } from '../approve/describeRequest.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { UserOperation } from './evm/sign/UserOperation.ts'
import type { SignItem } from './SignRequest.ts'

/** What is asked of a smart account. */
export type SmartCallRequest = Extract<
  ApprovedCall,
  {
    method:
      | 'personal_sign'
      | 'eth_signTypedData_v4'
      | 'eth_sendTransaction'
      | 'wallet_sendCalls'
      | 'wallet_grantPermissions'
      | 'wallet_revokePermissions'
  }
>

/** What is shown, and what an answer lets the key sign: one is made of the other. */
export interface PreparedSmart {
  readonly item: SignItem
  readonly shown: Omit<Approval, keyof ReturnType<typeof describeRequest>>
  /** What the site gets once it is done, where that is more than the name of the operation. */
  readonly answer?: unknown
}

/** An operation with its signature, and what has asked for it. */
export interface SentSmart {
  readonly network: NetworkId
  readonly method: string
  readonly operation: UserOperation
  readonly signature: string
  /** Our own, not the bundler's word. */
  readonly hash: string
}

export interface SmartRead {
  readonly network: NetworkId
  readonly method: string
  readonly params: readonly unknown[]
}
