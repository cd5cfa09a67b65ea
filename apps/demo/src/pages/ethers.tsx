import { BrowserProvider, parseEther } from 'ethers'
import { ethersAdapter, getEthersSigner } from 'portico/ethers'
import { NetworkButton, PorticoButton, PorticoProvider } from 'portico/react'
import '../site/site.css'
import { receiver } from '../playground/samples.ts'
import { ActionCard } from '../site/ActionCard.tsx'
import { createDemoPortico } from '../site/createDemoPortico.ts'
import { getEmailSources } from '../site/getEmailSources.ts'
import { mount } from '../site/mount.tsx'
import { Page } from '../site/Page.tsx'

const portico = createDemoPortico({ adapters: [ethersAdapter()], sources: getEmailSources() })

async function sign(): Promise<string> {
  const signer = await getEthersSigner(portico, { BrowserProvider })
  return signer.signMessage('Hello from ethers')
}

async function send(): Promise<string> {
  const signer = await getEthersSigner(portico, { BrowserProvider })
  const response = await signer.sendTransaction({ to: receiver, value: parseEther('0.01') })
  const receipt = await response.wait()
  return `${response.hash} ${receipt?.status === 1 ? 'success' : 'reverted'}`
}

mount(
  <PorticoProvider portico={portico}>
    <Page title="With ethers 6" about="The connected account as a signer of the site's own ethers.">
      <div className="line">
        <PorticoButton />
        <NetworkButton />
      </div>
      <ActionCard title="signer.signMessage" method="Sign" run={sign} />
      <ActionCard title="signer.sendTransaction" method="Send" run={send} />
    </Page>
  </PorticoProvider>,
)
