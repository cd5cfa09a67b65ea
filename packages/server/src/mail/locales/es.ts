import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const es: MailTexts = {
  describeDevice: ({ browser = 'un navegador', system }) => (system ? `${browser} en ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} es tu código para ${site}`,
    text: [
      `Tu código para ${site}:`,
      '',
      `    ${code}`,
      '',
      `Vale 5 minutos, en ${device}, donde se pidió.`,
      `Escríbelo solo en ${site} y no lo compartas con nadie.`,
      '¿No fuiste tú? Puedes ignorar este correo. Nadie entra sin el código.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Después, el dispositivo espera ${formatWait(wait, 'es')} más. Puedes rechazarlo hasta entonces.`
    return {
      subject: `Un dispositivo nuevo quiere usar tu billetera en ${site}`,
      text: [
        `Un dispositivo nuevo (${device}) quiere usar tu billetera en ${site}. Inició sesión con un código de tu correo.`,
        '',
        '¿Eres tú? Abre esta página y escribe el número que muestra el dispositivo nuevo.',
        '¿No eres tú? Recházalo ahí o ignora este correo. Nadie entra sin el número.',
        `Tu billetera se creó el ${formatDay(since, 'es')}. Si nunca creaste una, recházalo.`,
        '',
        link,
        '',
        `El enlace vale 10 minutos.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Se cerró tu sesión en la billetera',
    text: [
      'Un secreto que solo debería tener tu navegador se usó dos veces. Por seguridad, cerramos la sesión de ese navegador.',
      'Inicia sesión de nuevo donde usas tu billetera. La billetera en sí está a salvo.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Alguien intenta adivinar códigos de tu billetera',
    text: [
      'Se escribieron muchos códigos incorrectos para tu correo. Puede que alguien esté adivinando.',
      `Desde ahora, cada dispositivo nuevo debe esperar ${formatHours(hours, 'es')} antes de usar tu billetera. Los dispositivos que ya usas funcionan como antes.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} es tu código para cambiar tu correo en ${site}`,
    text: [
      `Tu billetera en ${site} va a tener un correo nuevo: ${email}`,
      'Tu código para este cambio:',
      '',
      `    ${code}`,
      '',
      `Vale 5 minutos, en ${device}, donde se pidió.`,
      'Quien lea el buzón nuevo podrá entrar en tu billetera.',
      '¿No fuiste tú? Ignora este correo y no compartas el código con nadie.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} es tu código para usar este correo en ${site}`,
    text: [
      `Una billetera en ${site} va a tener este correo. Su código:`,
      '',
      `    ${code}`,
      '',
      'Vale 5 minutos. ¿No fuiste tú? Puedes ignorar este correo.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'El correo de tu billetera ha cambiado',
    text: [
      `El correo de tu billetera era ${before} y ahora es ${after}.`,
      'Desde ahora, inicia sesión con la dirección nueva. Tus cuentas siguen igual.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Un dispositivo nuevo para tu billetera',
    question:
      '{device} quiere usar tu billetera en {site}. Apruébalo solo si eres tú quien inicia sesión ahí ahora.',
    label: 'El número que muestra el dispositivo nuevo',
    hint: 'Tres cifras. Tienes un intento.',
    approve: 'Aprobar',
    refuse: 'Rechazar',
    refuseAfterAll: 'Rechazarlo de todos modos',
    noNumber: 'Escribe las tres cifras que muestra el dispositivo nuevo.',
    tooEarly: 'El dispositivo nuevo aún no muestra ningún número. Espera a que aparezca.',
    approved: 'Este dispositivo está aprobado. Puedes cerrar esta página y seguir ahí.',
    refused: 'Este dispositivo se rechazó. No puede usar tu billetera.',
    mismatched: 'No es el número de este dispositivo, así que no se aprobó. Nadie ha entrado.',
    mismatchedHint:
      'Si te equivocaste al escribir, pide de nuevo en el dispositivo nuevo. Si el número era correcto, este correo era por el dispositivo de otra persona.',
    expired: 'Este enlace ya no vale. Inicia sesión de nuevo en el dispositivo para recibir otro.',
    unknown: 'Este enlace no es válido.',
    released: 'Este dispositivo ya usa tu billetera. Puedes cerrar esta página.',
  },
}
