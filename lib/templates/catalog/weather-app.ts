import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { WEATHER_APP_CSS } from "@/lib/templates/catalog/weather-app-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`<header class="helm">
  <div class="frame helm-row">
    <a class="helm-name" href="/"><img class="helm-mark" src="/templates/weather-app/mark.svg" alt="" width="34" height="34">Isobar</a>
    <nav class="helm-nav" aria-label="Main">
      <a class="helm-link" href="/pricing">Pricing</a>
      <a class="helm-link" href="/changelog">Changelog</a>
      <a class="helm-link" href="/contact">Contact</a>
      <a class="helm-try" href="/pricing">Try it</a>
    </nav>
  </div>
</header>`;

const FOOTER = html`<footer class="keel">
  <div class="frame">
    <div class="keel-row">
      <div class="keel-about"><p class="keel-name">Isobar</p><p class="keel-text">Five people and a mast above the harbour at Skarvik. We sail, we glide, we get wet.</p></div>
      <div class="keel-links"><a class="keel-link" href="/#instruments">Instruments</a><a class="keel-link" href="/pricing">Pricing</a></div>
      <div class="keel-links"><a class="keel-link" href="/changelog">Changelog</a><a class="keel-link" href="/#misses">Our misses</a></div>
      <div class="keel-links"><a class="keel-link" href="/contact">Contact</a><a class="keel-link" href="mailto:watch@isobar.example">Email us</a></div>
    </div>
    <p class="keel-small">A forecast is advice. Look out of the window, ask the duty pilot or the harbour office, and take a reef early.</p>
  </div>
</footer>`;

const CAST = html`<section class="cast">
  <img class="cast-lines" src="/templates/weather-app/lines.svg" alt="" width="1600" height="640" loading="lazy">
  <div class="frame cast-body">
    <h2 class="cast-title">Thirty days of weather, free.</h2>
    <p class="cast-text">No card, and no account until you want to save your places. After thirty days you move to the free plan automatically.</p>
    <a class="tack tack-white" href="/pricing">Choose a plan</a>
  </div>
</section>`;

const HOME = html`${HEADER}
<main>
  <section class="sky">
    <div class="frame sky-head">
      <h1 class="sky-title">See the wind before it gets to you</h1>
      <div>
        <p class="sky-text">Isobar turns five weather models into one plain forecast for people who travel on moving air: when the lift starts, where the breeze turns, what the tide will do to the waves.</p>
        <div class="sky-actions">
          <a class="tack" href="/pricing">Try it for 30 days</a>
          <a class="tack tack-quiet" href="/changelog">New in 4.2</a>
        </div>
      </div>
    </div>
    <div class="sky-chart">
      <img class="sky-lines" src="/templates/weather-app/chart.svg" alt="Weather chart with isobars round a low, and a cold front drawn in red" width="1600" height="700">
      <div class="sky-phones"><div class="frame sky-pair">
        <img class="sky-phone" src="/templates/weather-app/phone-glide.svg" alt="Phone showing a cross-section of thermals through the day" width="360" height="760">
        <img class="sky-phone sky-phone-low" src="/templates/weather-app/phone-sail.svg" alt="Phone showing wind arrows over a bay and a tide curve" width="360" height="760">
      </div></div>
    </div>
  </section>

  <section class="frame" aria-label="In numbers">
    <dl class="gauges">
      <div class="gauge gauge-first gauge-start"><dt class="gauge-term">between forecast points, near the ground</dt><dd class="gauge-value">1.3 km</dd></div>
      <div class="gauge"><dt class="gauge-term">between updates, day and night</dt><dd class="gauge-value">3 hours</dd></div>
      <div class="gauge gauge-start gauge-low"><dt class="gauge-term">stations we check our forecasts against</dt><dd class="gauge-value">2,140</dd></div>
      <div class="gauge gauge-low"><dt class="gauge-term">kept on your phone, for when there is no signal</dt><dd class="gauge-value">5 days</dd></div>
    </dl>
  </section>

  <section class="band">
    <div class="frame">
      <h2 class="band-title">One sky, two reasons to watch it</h2>
      <p class="band-text">Glider pilots want the air to rise. Sailors want it steady and from the right direction. Choose one when you start, and switch whenever you change your boots.</p>
    </div>
  </section>
  <section class="craft" aria-label="For gliders and for sailors">
    <article class="side">
      <img class="side-picture" src="/templates/weather-app/glide.svg" alt="Cross-section with columns of rising air under a row of clouds and the track of a glider" width="800" height="560" loading="lazy">
      <div class="side-body side-body-first">
        <h3 class="side-title">For gliders</h3>
        <p class="side-text">A task lives or dies by the two hours after lunch. Isobar shows how high, how strong and how blue, along the whole leg.</p>
        <ul class="side-list"><li class="side-item">Thermal height and strength, every half hour</li><li class="side-item">Cloud base or blue, with the spread between models</li><li class="side-item">Wave windows from eight hundred metres upwards</li><li class="side-item">Airspace along the leg, and when it is active</li></ul>
      </div>
    </article>
    <article class="side side-deep">
      <img class="side-picture" src="/templates/weather-app/sail.svg" alt="Rows of waves with a sailing boat, wind arrows above and the tidal stream below" width="800" height="560" loading="lazy">
      <div class="side-body">
        <h3 class="side-title">For sailors</h3>
        <p class="side-text">Wind against tide is a different sea. Isobar puts both on one line, so that you leave an hour later and arrive dry.</p>
        <ul class="side-list"><li class="side-item">Gusts beside the mean wind, never instead of it</li><li class="side-item">Tidal streams for 640 coastal passages</li><li class="side-item">Sea breeze: start, strength and turn</li><li class="side-item">Five days offline, in eleven megabytes</li></ul>
      </div>
    </article>
  </section>

  <section class="band" id="instruments">
    <div class="frame">
      <h2 class="band-title">Six instruments, no dashboard</h2>
      <div class="dials">
        <article><img class="dial-picture" src="/templates/weather-app/dial-rose.svg" alt="" width="400" height="260" loading="lazy"><h3 class="dial-name">Wind rose</h3><p class="dial-text">What the wind has done here this week in each of the last ten years. Useful before you promise anybody an easterly.</p></article>
        <article><img class="dial-picture" src="/templates/weather-app/dial-sounding.svg" alt="" width="400" height="260" loading="lazy"><h3 class="dial-name">Sounding</h3><p class="dial-text">Temperature and dew point up to 6,000 metres, with the lift shaded, so that you can read it at arm’s length.</p></article>
        <article><img class="dial-picture" src="/templates/weather-app/dial-barbs.svg" alt="" width="400" height="260" loading="lazy"><h3 class="dial-name">Barbs by height</h3><p class="dial-text">Every level, every hour, as wind barbs. Shear shows up as a line you can see from across the room.</p></article>
        <article><img class="dial-picture" src="/templates/weather-app/dial-tide.svg" alt="" width="400" height="260" loading="lazy"><h3 class="dial-name">Wind on tide</h3><p class="dial-text">The tide curve, coloured red where the wind blows against the stream and the sea gets up.</p></article>
        <article><img class="dial-picture" src="/templates/weather-app/dial-spread.svg" alt="" width="400" height="260" loading="lazy"><h3 class="dial-name">Spread</h3><p class="dial-text">All five models as thin lines. When they agree, believe them. When they fan out, pack a book.</p></article>
        <article><img class="dial-picture" src="/templates/weather-app/dial-glass.svg" alt="" width="400" height="260" loading="lazy"><h3 class="dial-name">The glass</h3><p class="dial-text">Your phone’s own barometer beside the forecast. If the two part company, you are the first to know.</p></article>
      </div>
    </div>
  </section>

  <section class="day band">
    <div class="frame">
      <h2 class="band-title">A Saturday, as Isobar saw it</h2>
      <p class="band-text">13 June, from the airfield to the estuary. The line is the wind we forecast the evening before, the dots are what the masts measured.</p>
      <img class="day-picture" src="/templates/weather-app/day.svg" alt="Wind speed through a day: a light morning, a steady rise from noon, a sharp peak at four and a calm evening" width="1400" height="420" loading="lazy">
      <div class="day-notes">
        <div><h3 class="day-time">09:40</h3><p class="day-note">First cumulus over the ridge, eleven minutes later than we said.</p></div>
        <div><h3 class="day-time">12:15</h3><p class="day-note">The sea breeze reaches the harbour wall and turns south-west.</p></div>
        <div><h3 class="day-time">16:05</h3><p class="day-note">Ebb against 18 knots at the bar. Two boats waited, as advised.</p></div>
        <div><h3 class="day-time">19:30</h3><p class="day-note">The wind dies. Everyone with wings or sails is home.</p></div>
      </div>
    </div>
  </section>

  <section class="band" id="misses">
    <div class="frame proof">
      <div>
        <h2 class="band-title">We publish our misses</h2>
        <p class="band-text">How far out our next-day forecasts were in October, on average. Red means that a simple “same as today” would have done better.</p>
      </div>
      <table class="misses">
        <thead><tr class="misses-row"><th class="misses-head misses-head-first" scope="col">Station</th><th class="misses-head" scope="col">Wind</th><th class="misses-head" scope="col">Direction</th><th class="misses-head" scope="col">Cloud base</th></tr></thead>
        <tbody>
          <tr class="misses-row"><th class="misses-place" scope="row">Skarvik harbour</th><td class="misses-value">1.9 kn</td><td class="misses-value">11°</td><td class="misses-value">90 m</td></tr>
          <tr class="misses-row"><th class="misses-place" scope="row">Hollin Moor</th><td class="misses-value">2.4 kn</td><td class="misses-value">14°</td><td class="misses-value">120 m</td></tr>
          <tr class="misses-row"><th class="misses-place" scope="row">Point Vey light</th><td class="misses-value">2.1 kn</td><td class="misses-value">9°</td><td class="misses-value">140 m</td></tr>
          <tr class="misses-row"><th class="misses-place" scope="row">Garrow valley</th><td class="misses-value misses-bad">4.6 kn</td><td class="misses-value misses-bad">38°</td><td class="misses-value">160 m</td></tr>
          <tr class="misses-row"><th class="misses-place" scope="row">Estuary bar</th><td class="misses-value">2.7 kn</td><td class="misses-value">12°</td><td class="misses-value">110 m</td></tr>
        </tbody>
      </table>
    </div>
  </section>

  <section class="band band-tight" aria-label="From a club">
    <div class="frame"><figure class="word">
      <blockquote class="word-text">We used to brief from four screens and an argument. Now it is one screen, and a much better argument.</blockquote>
      <figcaption class="word-who">Marit Soll, chief instructor, Hollin Moor Gliding Club</figcaption>
    </figure></div>
  </section>
  ${CAST}
</main>
${FOOTER}`;

const PRICING = html`${HEADER}
<main>
  <section class="rise">
    <div class="frame">
      <h1 class="rise-title">Priced like a thermos, not a yacht</h1>
      <p class="rise-text">Pay by the month or by the season. Every plan shows the same forecast; the difference is how many places, how far ahead and how many of you.</p>
    </div>
  </section>
  <section class="frame" aria-label="Plans">
    <div class="plans">
      <article class="plan">
        <h2 class="plan-name">Shore</h2><p class="plan-for">For looking out of the window, only better informed.</p>
        <p class="plan-price">€0</p><p class="plan-per">for as long as you like</p>
        <ul class="plan-list"><li class="plan-item">One place</li><li class="plan-item">Two days ahead</li><li class="plan-item">Wind, gusts, pressure and tide</li></ul>
        <a class="tack tack-quiet plan-go" href="/contact">Start with Shore</a>
      </article>
      <article class="plan plan-main">
        <h2 class="plan-name">Crew</h2><p class="plan-for">For one person who goes out most weekends.</p>
        <p class="plan-price">€5</p><p class="plan-per">a month, or €40 a year</p>
        <ul class="plan-list"><li class="plan-item">Twenty places, any number of routes</li><li class="plan-item">Five days ahead, even offline</li><li class="plan-item">All six instruments</li><li class="plan-item">Alerts for wind, breeze and lift</li></ul>
        <a class="tack tack-crew plan-go" href="/contact">Try Crew for 30 days</a>
      </article>
      <article class="plan">
        <h2 class="plan-name">Club</h2><p class="plan-for">For briefing rooms, schools and race officers.</p>
        <p class="plan-price">€36</p><p class="plan-per">a month for up to sixty members</p>
        <ul class="plan-list"><li class="plan-item">Everything in Crew, for each member</li><li class="plan-item">A briefing screen for the wall</li><li class="plan-item">Your own mast as a station</li><li class="plan-item">A meteorologist on the telephone</li></ul>
        <a class="tack tack-quiet plan-go" href="/contact">Talk to us about Club</a>
      </article>
    </div>
  </section>

  <section class="band">
    <div class="frame">
      <h2 class="band-title">Line by line</h2>
      <table class="matrix">
        <thead><tr class="matrix-row matrix-top"><th class="matrix-corner" scope="col">What you get</th><th class="matrix-plan" scope="col">Shore</th><th class="matrix-plan" scope="col">Crew</th><th class="matrix-plan" scope="col">Club</th></tr></thead>
        <tbody>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Places</th><td class="matrix-cell">1</td><td class="matrix-cell">20</td><td class="matrix-cell">200</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Days ahead</th><td class="matrix-cell">2</td><td class="matrix-cell">5</td><td class="matrix-cell">10</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Updated every</th><td class="matrix-cell">6 hours</td><td class="matrix-cell">3 hours</td><td class="matrix-cell">3 hours</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Tidal streams</th><td class="matrix-cell">yes</td><td class="matrix-cell">yes</td><td class="matrix-cell">yes</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Soundings and thermal height</th><td class="matrix-cell matrix-no">no</td><td class="matrix-cell">yes</td><td class="matrix-cell">yes</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Works without signal</th><td class="matrix-cell matrix-no">no</td><td class="matrix-cell">5 days</td><td class="matrix-cell">5 days</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Alerts</th><td class="matrix-cell matrix-no">no</td><td class="matrix-cell">12</td><td class="matrix-cell">unlimited</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Briefing screen</th><td class="matrix-cell matrix-no">no</td><td class="matrix-cell matrix-no">no</td><td class="matrix-cell">2 screens</td></tr>
          <tr class="matrix-row"><th class="matrix-what" scope="row">Help</th><td class="matrix-cell">email</td><td class="matrix-cell">email</td><td class="matrix-cell">telephone</td></tr>
        </tbody>
      </table>
    </div>
  </section>

  <section class="band band-tight">
    <div class="frame asks">
      <h2 class="band-title">Asked on the slipway</h2>
      <div>
        <details class="ask" open><summary class="ask-title">Where do the forecasts come from?</summary><p class="ask-text">From two global and three regional models. We weight them by how well each has done at the stations near you over the past six weeks, so the mix for a fjord is not the mix for a plain.</p></details>
        <details class="ask"><summary class="ask-title">Which countries does it cover?</summary><p class="ask-text">The fine grid reaches from the northern fjords to the southern capes, two hundred kilometres out to sea. Elsewhere you get the nine-kilometre grid, and we say so on the screen.</p></details>
        <details class="ask"><summary class="ask-title">Can I pay for just the season?</summary><p class="ask-text">Yes. Pause Crew or Club in any month. Your places, routes and notes wait for you, and Shore keeps running in the meantime.</p></details>
        <details class="ask"><summary class="ask-title">How much data does it use?</summary><p class="ask-text">About two megabytes a day with twenty places, and eleven for the five-day offline pack. Charts are drawn on the phone, not sent as pictures.</p></details>
        <details class="ask"><summary class="ask-title">Do you sell what you know about me?</summary><p class="ask-text">No. Places stay on your phone unless you ask us to share them with a club. There are no advertisements and nobody to sell to.</p></details>
        <details class="ask"><summary class="ask-title">May I use it to decide whether to fly?</summary><p class="ask-text">As one source, together with the official briefing for your airfield. Isobar is advice and has been wrong before; the list of our misses is public.</p></details>
      </div>
    </div>
  </section>
  ${CAST}
</main>
${FOOTER}`;

const CHANGELOG = html`${HEADER}
<main>
  <section class="rise">
    <div class="frame">
      <h1 class="rise-title">What changed, and why</h1>
      <p class="rise-text">A release about every six weeks, never on a Friday, and never in regatta week.</p>
    </div>
  </section>
  <div class="frame">
    <div class="log">
      <article class="release" id="v4-2">
        <div class="release-mark"><h2 class="release-number">4.2</h2><p class="release-date"><time datetime="2026-11-10">10 November 2026</time></p></div>
        <div>
          <h3 class="release-title">Wind on tide, one curve</h3>
          <p class="release-text">You asked for both in one place. Now the tide curve turns red wherever the wind blows against the stream by more than twelve knots.</p>
          <img class="release-picture" src="/templates/weather-app/tide.svg" alt="Tide curve of two days, drawn in red where the wind blows against the stream" width="1200" height="380">
          <ul class="release-list"><li class="release-item"><span class="release-kind release-kind-new">New</span> <span>Tidal streams for 90 more passages, all of them narrow</span></li><li class="release-item"><span class="release-kind">Better</span> <span>Offline packs are a third smaller</span></li><li class="release-item"><span class="release-kind">Fixed</span> <span>Barbs pointed the wrong way south of the equator. Sorry, Hobsons Reach</span></li></ul>
        </div>
      </article>
      <article class="release" id="v4-1">
        <div class="release-mark"><h2 class="release-number">4.1</h2><p class="release-date"><time datetime="2026-10-06">6 October 2026</time></p></div>
        <div>
          <h3 class="release-title">Clubs can add their own mast</h3>
          <p class="release-text">Plug an anemometer into anything with a network socket. After two weeks of readings the forecast starts to allow for that hedge of yours.</p>
          <ul class="release-list"><li class="release-item"><span class="release-kind release-kind-new">New</span> <span>Your own station, on the Club plan</span></li><li class="release-item"><span class="release-kind release-kind-new">New</span> <span>A briefing screen that dims itself after sunset</span></li><li class="release-item"><span class="release-kind">Better</span> <span>Soundings open twice as fast on old phones</span></li></ul>
        </div>
      </article>
      <article class="release" id="v4-0">
        <div class="release-mark"><h2 class="release-number">4.0</h2><p class="release-date"><time datetime="2026-08-25">25 August 2026</time></p></div>
        <div>
          <h3 class="release-title">Five models instead of three</h3>
          <p class="release-text">Two more regional models, and a new way of weighting them. On test days since March the error in wind speed fell from 3.1 to 2.3 knots.</p>
          <ul class="release-list"><li class="release-item"><span class="release-kind release-kind-new">New</span> <span>The spread: all five as thin lines behind the forecast</span></li><li class="release-item"><span class="release-kind">Better</span> <span>The grid near the coast is now 1.3 kilometres</span></li><li class="release-item"><span class="release-kind">Gone</span> <span>The animated cloud on the start screen. It was pretty and told you nothing</span></li></ul>
        </div>
      </article>
      <article class="release" id="v3-9">
        <div class="release-mark"><h2 class="release-number">3.9</h2><p class="release-date"><time datetime="2026-06-30">30 June 2026</time></p></div>
        <div>
          <h3 class="release-title">The glass</h3>
          <p class="release-text">Most phones carry a barometer and nobody looks at it. Isobar now draws yours beside the forecast and nudges you when the two differ by two hectopascals.</p>
          <ul class="release-list"><li class="release-item"><span class="release-kind release-kind-new">New</span> <span>Pressure trace for the past 48 hours</span></li><li class="release-item"><span class="release-kind">Fixed</span> <span>Alerts no longer go off during the hours when you sleep</span></li></ul>
        </div>
      </article>
      <article class="release" id="v3-8">
        <div class="release-mark"><h2 class="release-number">3.8</h2><p class="release-date"><time datetime="2026-05-19">19 May 2026</time></p></div>
        <div>
          <h3 class="release-title">Legs, not only places</h3>
          <p class="release-text">Draw a task or a passage with one finger. Every instrument then moves along it at your speed.</p>
          <ul class="release-list"><li class="release-item"><span class="release-kind release-kind-new">New</span> <span>Routes with up to forty turning points</span></li><li class="release-item"><span class="release-kind">Better</span> <span>Text scales to twice its size without cutting anything off</span></li></ul>
        </div>
      </article>
    </div>
  </div>
  <section class="band">
    <div class="frame"><h2 class="band-title">Is something missing?</h2><p class="band-text">Three of the five changes above began as a letter from somebody who got wet. Send us yours.</p><p class="sky-actions"><a class="tack" href="/contact">Write to us</a></p></div>
  </section>
</main>
${FOOTER}`;

const CONTACT = html`${HEADER}
<main>
  <section class="rise">
    <div class="frame">
      <h1 class="rise-title">Call the watch</h1>
      <p class="rise-text">One of the five of us is on duty every day from six in the morning. If it is about weather that is happening now, ring.</p>
    </div>
  </section>
  <section class="frame hail" aria-label="Write or ring">
    <form class="hail-form" data-form="Contact" method="post">
      <div class="entry"><label class="entry-label" for="hail-name">Name</label><input class="entry-input" id="hail-name" name="name" type="text" autocomplete="name" required></div>
      <div class="entry"><label class="entry-label" for="hail-email">Email</label><input class="entry-input" id="hail-email" name="email" type="email" autocomplete="email" required></div>
      <div class="entry"><label class="entry-label" for="hail-craft">You mostly</label><select class="entry-input" id="hail-craft" name="craft"><option>fly gliders</option><option>sail</option><option>do both</option><option>run a club</option></select></div>
      <div class="entry"><label class="entry-label" for="hail-topic">It is about</label><select class="entry-input" id="hail-topic" name="topic"><option>starting a plan</option><option>a forecast that was wrong</option><option>something that broke</option><option>a club or a school</option><option>something else</option></select></div>
      <div class="entry entry-wide"><label class="entry-label" for="hail-message">Message</label><span class="entry-hint" id="hail-hint">For a wrong forecast: the place, the hour and what you saw.</span><textarea class="entry-area" id="hail-message" name="message" rows="6" aria-describedby="hail-hint" required></textarea></div>
      <button class="hail-send" type="submit">Send</button>
    </form>
    <div class="hail-side">
      <div class="hail-block"><h2 class="hail-title">On watch</h2><p class="hail-text">Every day, 6:00 to 20:00. Answers by email within a day, usually from a boat.</p><a class="hail-link" href="tel:+441632960318">01632 960318</a><a class="hail-link" href="mailto:watch@isobar.example">watch@isobar.example</a></div>
      <div class="hail-block"><h2 class="hail-title">The pilot house</h2><address class="hail-text">Old Pilot House, Quay 3<br>Skarvik harbour</address><p class="hail-text">Coffee at ten. Moor at the blue buoy.</p></div>
      <div class="hail-block"><h2 class="hail-title">Clubs and schools</h2><p class="hail-text">Ane and Jonas visit one club a month with a projector and a bag of anemometers.</p></div>
    </div>
  </section>
  <img class="hail-map" src="/templates/weather-app/coast.svg" alt="" width="1400" height="520" loading="lazy">
</main>
${FOOTER}`;

export const weatherApp: Template = {
  id: "weather-app",
  name: line("Weather app"),
  category: "business",
  colors: {
    background: "#f3f6f7",
    surface: "#e3ebef",
    text: "#07233a",
    muted: "#48606f",
    line: "#c2cfd7",
    accent: "#0a3a5e",
    "on-accent": "#ffffff",
    signal: "#d3202b",
    "signal-text": "#b8141f",
    white: "#ffffff",
  },
  fonts: { heading: "archivo", body: "archivo" },
  css: WEATHER_APP_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Isobar, wind and lift for gliders and sailors",
      description:
        "A forecasting app for people who travel on moving air: thermals, sea breeze, gusts and tidal streams.",
      html: HOME,
    },
    {
      id: "pricing",
      name: "Pricing",
      slug: "pricing",
      title: "Pricing, Isobar",
      description: "Three plans: Shore for free, Crew for €5 a month, Club for €36 a month. Thirty days free.",
      html: PRICING,
    },
    {
      id: "changelog",
      name: "Changelog",
      slug: "changelog",
      title: "Changelog, Isobar",
      description: "What changed in each release of Isobar, and why.",
      html: CHANGELOG,
    },
    {
      id: "contact",
      name: "Contact",
      slug: "contact",
      title: "Contact, Isobar",
      description: "Ring or write to the five people behind Isobar, at the old pilot house in Skarvik.",
      html: CONTACT,
    },
  ],
};
