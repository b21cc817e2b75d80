import { html } from 'hono/html';
import { headedSection } from '../../fixtures/markup/collapsible.ts';
import { cookieSettings } from '../../fixtures/markup/cookie-banner.ts';
import { serviceNames } from '../shop/content/services.ts';
import { keptTable } from './kept-table.ts';
import type { Page } from './page.ts';

export function privacyPage(): Page {
  return {
    title: 'Datenschutz',
    description: 'Welche Angaben der Demo-Shop der Bäckerei Krume speichert, wie lange, und was nicht.',
    main: html`<div class="narrow prose">
<h1>Datenschutz</h1>
<p class="lead">Dies ist ein Demo-Shop. Er speichert so wenig wie möglich und gibt nichts weiter.</p>
${headedSection({ title: 'Was wir speichern', persist: 'datenschutz-shop', content: html`<p>Ihr Warenkorb, Ihre Wunschliste, Ihre Adressen und Ihre Anmeldung liegen im Arbeitsspeicher des Demo-Servers. Sie gehören zu einem Cookie (<code>krume_session</code>), das beim Schliessen des Browsers verfällt, und werden nach zwölf Stunden ohne Besuch gelöscht. Bestellungen bleiben dort, bis der Server neu startet; geliefert und belastet wird nichts.</p>` })}
${headedSection({
  title: 'Cookies und Dritte',
  id: 'cookies',
  persist: 'datenschutz-cookies',
  content: html`<p>Dienste von Dritten werden erst geladen, wenn Sie es erlauben, für jeden Zweck einzeln oder für alle zusammen:</p>
<ul>
<li><strong>Statistik</strong> (${serviceNames.measuring}): zählt, welche Seiten besucht werden; nicht im Warenkorb, in der Kasse und im Konto.</li>
<li><strong>Karten</strong> (${serviceNames.maps}): zeigt Filialen und Veranstaltungen; die Kasse sucht damit die nächste Filiale zu Ihrer Adresse.</li>
<li><strong>Bilder</strong> (${serviceNames.photos}): zeigt unsere neusten Fotos.</li>
<li><strong>Prüfung gegen Spam</strong> (${serviceNames.botCheck}): prüft beim Senden eines Formulars, ob ein Mensch es sendet. Ohne sie nehmen wir Ihre Anfrage am Telefon oder per E-Mail entgegen.</li>
</ul>
<p>Jeder Dienst erfährt dabei Ihre IP-Adresse und die Seite, die Sie ansehen. Ohne Ihre Zustimmung laden diese Seiten nichts von fremden Servern. Ihre Antwort bleibt auf diesem Gerät (<code>cookieConsent</code> und <code>krume:consent</code>), und Sie können sie jederzeit ändern: ${cookieSettings('#cookies')}.</p>`,
})}
${headedSection({ title: 'Was Ihr Browser speichert', id: 'browser', persist: 'datenschutz-browser', content: keptTable() })}
<h2>Kontakt</h2>
<p>Bäckerei Krume, Rebgasse 12, 4058 Basel, <a href="tel:+41615550124">061 555 01 24</a></p>
</div>`,
  };
}

export function notFoundPage(): Page {
  return {
    title: 'Seite nicht gefunden',
    isUnlisted: true,
    description: 'Diese Seite der Bäckerei Krume gibt es nicht oder nicht mehr.',
    main: html`<div class="empty">
  <p class="eyebrow">Fehler 404</p>
  <h1>Hier ist nur noch eine Krume übrig.</h1>
  <p>Diese Seite gibt es nicht oder nicht mehr.</p>
  <p><a class="button" href="/produkte">Zum online shop</a> <a class="button button-quiet" href="/">Zur Startseite</a></p>
</div>`,
  };
}
