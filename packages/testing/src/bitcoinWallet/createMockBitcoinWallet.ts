import type { Hex } from 'viem'
import { createControls, type EngineControls } from '../controls/createControls.js'
import { createWalletEngine, type EngineState } from '../controls/createWalletEngine.js'
import type { Approval } from '../controls/MockWalletControls.js'
import { fetchHttp, type MockWalletEnvironment } from '../controls/walletHttp.js'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { alreadyPending, userRejected } from '../evmWallet/providerRpcError.js'
import type { BitcoinNetworkName } from './bitcoinNetworks.js'
import type { BitcoinWrongAnswers } from './bitcoinWrongAnswers.js'
import type { PaymentType } from './createBitcoinAccount.js'
import { createBitcoinKernel } from './createBitcoinKernel.js'
import { createEsploraClient } from './createEsploraClient.js'
import type { BitcoinForm, BitcoinFormRules, CreateBitcoinForm } from './forms/BitcoinForm.js'
import { createLeatherForm, leatherRules } from './forms/createLeatherForm.js'
import { createOkxForm } from './forms/createOkxForm.js'
import { createSatsConnectForm, satsConnectRules } from './forms/createSatsConnectForm.js'
import { createStandardForm, standardRules } from './forms/createStandardForm.js'
import { createUnisatForm } from './forms/createUnisatForm.js'
import { unisatRules } from './forms/createUnisatProvider.js'

export type BitcoinFormName = keyof typeof forms

export type MockBitcoinWalletOptions = {
  name?: string
  rdns?: string
  icon?: string
  /** 32 bytes each. */
  privateKeys?: readonly [Hex, ...Hex[]]
  /** Which wallet's API it imitates. Default `standard`. */
  form?: BitcoinFormName
  /** Default `regtest`. */
  network?: BitcoinNetworkName
  /** Type of the payment address. Default `p2wpkh`. */
  paymentType?: PaymentType
  /** URL of an Esplora server. */
  url?: string
  approval?: Approval
  initialState?: Partial<EngineState<BitcoinWrongAnswers>>
}

export type MockBitcoinWalletControl = EngineControls<BitcoinWrongAnswers>

export type MockBitcoinWallet = {
  info: { name: string; rdns: string; icon: string }
  /** The injected object; its shape depends on the form. */
  provider: object
  install: BitcoinForm['install']
  control: MockBitcoinWalletControl
}

const forms = {
  standard: { create: createStandardForm, rules: standardRules },
  satsConnect: { create: createSatsConnectForm, rules: satsConnectRules },
  okx: { create: createOkxForm, rules: { ...unisatRules, connecting: 'connect' } },
  unisat: { create: createUnisatForm, rules: unisatRules },
  leather: { create: createLeatherForm, rules: leatherRules },
} as const satisfies Record<string, { create: CreateBitcoinForm; rules: BitcoinFormRules }>

const localNode = 'http://127.0.0.1:3002'

/** A Bitcoin wallet with real keys in one of the known forms, which misbehaves on demand. */
export function createMockBitcoinWallet(
  options: MockBitcoinWalletOptions = {},
  { storage, http = fetchHttp }: MockWalletEnvironment = {},
): MockBitcoinWallet {
  const { name, rdns, icon, privateKeys } = { ...mockWallets.alder, ...options }
  const { form: formName = 'standard', network = 'regtest', paymentType = 'p2wpkh' } = options
  const { create, rules } = forms[formName]
  const engine = createWalletEngine<BitcoinWrongAnswers>({
    name: `${rdns}:bip122`,
    chainId: network,
    initialState: options.initialState,
    approval: options.approval,
    storage,
    ...rules,
    createRejection: userRejected,
    createPending: alreadyPending,
  })
  const kernel = createBitcoinKernel({
    engine,
    keys: privateKeys,
    paymentType,
    esplora: createEsploraClient(options.url ?? localNode, http),
    onConnectedChange: () => form.tellAccounts(),
  })
  const info = { name, rdns, icon }
  const form: BitcoinForm = create(kernel, info)
  const control = createControls(engine, {
    getAddress: () => kernel.getActive().payment.address,
    accountCount: kernel.accountCount,
    connect: () => kernel.setConnected(true),
    disconnect(times) {
      for (let time = 0; time < times; time++) form.tellDisconnected()
    },
    tellAccounts: form.tellAccounts,
    tellChain: () => engine.state.get().connected && form.tellNetwork(),
  })
  return { info, provider: form.provider, install: form.install, control }
}
