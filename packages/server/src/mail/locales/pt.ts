import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const pt: MailTexts = {
  describeDevice: ({ browser = 'um navegador', system }) => (system ? `${browser} no ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} é o seu código para ${site}`,
    text: [
      `Seu código para ${site}:`,
      '',
      `    ${code}`,
      '',
      `Expira em 5 minutos e só funciona onde você o pediu: em ${device}.`,
      `Digite-o só em ${site} e não o compartilhe com ninguém.`,
      'Não foi você? Pode ignorar este e-mail. Ninguém entra sem o código.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Depois, o dispositivo espera mais ${formatWait(wait, 'pt')}. Você pode recusá-lo até lá.`
    return {
      subject: `Um novo dispositivo quer usar sua carteira em ${site}`,
      text: [
        `Um novo dispositivo (${device}) quer usar sua carteira em ${site}. Ele entrou com um código do seu e-mail.`,
        '',
        'É você? Abra esta página e digite o número que o novo dispositivo mostra.',
        'Não é você? Recuse lá ou ignore este e-mail. Ninguém entra sem o número.',
        `Sua carteira foi criada em ${formatDay(since, 'pt')}. Se você nunca criou uma, recuse.`,
        '',
        link,
        '',
        `O link expira em 10 minutos.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Você foi desconectado da sua carteira',
    text: [
      'Um segredo que só o seu navegador deveria ter foi usado duas vezes. Por segurança, desconectamos esse navegador.',
      'Entre de novo onde você usa sua carteira. A carteira em si está segura.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Alguém está tentando adivinhar códigos da sua carteira',
    text: [
      'Muitos códigos errados foram digitados para o seu e-mail. Alguém pode estar tentando adivinhar.',
      `A partir de agora, todo dispositivo novo precisa esperar ${formatHours(hours, 'pt')} antes de usar sua carteira. Os dispositivos que você já usa funcionam como antes.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} é o seu código para alterar seu e-mail em ${site}`,
    text: [
      `O e-mail da sua carteira em ${site} será alterado para: ${email}`,
      'Seu código para esta alteração:',
      '',
      `    ${code}`,
      '',
      `Expira em 5 minutos e só funciona onde você o pediu: em ${device}.`,
      'Depois disso, quem puder ler esse e-mail poderá entrar na sua carteira.',
      'Não foi você? Ignore este e-mail e não compartilhe este código com ninguém.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} é o seu código para usar este e-mail em ${site}`,
    text: [
      `Uma carteira em ${site} vai usar este e-mail. O código para confirmar:`,
      '',
      `    ${code}`,
      '',
      'Expira em 5 minutos. Não foi você? Pode ignorar este e-mail.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'O e-mail da sua carteira foi alterado',
    text: [
      `O e-mail da sua carteira foi alterado de ${before} para ${after}.`,
      'A partir de agora, entre com o novo endereço. Suas contas continuam as mesmas.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Aprovar um novo dispositivo',
    question: '{device} quer usar sua carteira em {site}. Aprove só se for você quem está entrando lá agora.',
    label: 'Número mostrado no novo dispositivo',
    hint: '3 dígitos. Você tem uma tentativa.',
    approve: 'Aprovar',
    refuse: 'Recusar',
    refuseAfterAll: 'Recusar este dispositivo',
    noNumber: 'Digite os 3 dígitos que o novo dispositivo mostra.',
    tooEarly: 'O novo dispositivo ainda não mostra nenhum número. Espere até aparecer.',
    approved: 'Dispositivo aprovado. Você pode fechar esta página e continuar lá.',
    refused: 'Dispositivo recusado. Ele não pode usar sua carteira.',
    mismatched: 'Este não é o número certo, então o dispositivo não foi aprovado. Ninguém entrou.',
    mismatchedHint:
      'Se você digitou errado, tente de novo no novo dispositivo. Se o número estava certo, este e-mail era para o dispositivo de outra pessoa.',
    expired: 'Este link expirou. Entre de novo no dispositivo para receber outro.',
    unknown: 'Este link não é válido.',
    released: 'Este dispositivo já pode usar sua carteira. Você pode fechar esta página.',
  },
}
