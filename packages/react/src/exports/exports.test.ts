import { expect, it } from 'vitest'
import * as buttonModel from './button-model.js'
import * as main from './index.js'
import * as modalLoader from './modal-loader.js'

it('lists what the entry points export', () => {
  expect({
    '.': Object.keys(main).sort(),
    './button-model': Object.keys(buttonModel).sort(),
    './modal-loader': Object.keys(modalLoader).sort(),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "AccountButton",
        "ConnectButton",
        "CustomButton",
        "NetworkButton",
        "PorticoButton",
        "PorticoModal",
        "PorticoProvider",
        "usePortico",
        "usePorticoAccount",
        "usePorticoAccountType",
        "usePorticoActivity",
        "usePorticoBalance",
        "usePorticoBalances",
        "usePorticoCapabilities",
        "usePorticoConnect",
        "usePorticoConnections",
        "usePorticoDisconnect",
        "usePorticoEvents",
        "usePorticoModal",
        "usePorticoName",
        "usePorticoNetwork",
        "usePorticoNfts",
        "usePorticoPairing",
        "usePorticoPay",
        "usePorticoQuery",
        "usePorticoRequest",
        "usePorticoSendCalls",
        "usePorticoSendTransaction",
        "usePorticoSession",
        "usePorticoSignIn",
        "usePorticoSignIns",
        "usePorticoSignMessage",
        "usePorticoSignTypedData",
        "usePorticoSmartSessions",
        "usePorticoState",
        "usePorticoSwitchNetwork",
        "usePorticoTheme",
        "usePorticoWalletInfo",
        "usePorticoWalletProvider",
        "usePorticoWallets",
      ],
      "./button-model": [
        "adoptButtonStyles",
        "applyButtonTheme",
        "applyHues",
        "buttonStyles",
        "enButtons",
        "getSafeImageSource",
        "loadButtonMessages",
        "loadMarks",
        "pressButton",
        "pressNetworkButton",
        "selectButton",
        "selectConnectButton",
        "selectNetworkButton",
      ],
      "./modal-loader": [
        "attachModal",
        "loadModal",
        "preloadModal",
        "preloadWhenIdle",
      ],
    }
  `)
})
