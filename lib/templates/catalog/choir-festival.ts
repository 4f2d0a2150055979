import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { CHOIR_FESTIVAL_CSS } from "@/lib/templates/catalog/choir-festival-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="skip-link" href="#content">Skip to the content</a>
<header class="site-header">
  <div class="wrap header-row">
    <a class="site-name" href="/">Skerry Bay, 16 to 18 July 2027</a>
    <nav class="site-nav" aria-label="Pages">
      <a class="nav-link" href="/programme">Programme</a>
      <a class="nav-link" href="/tickets">Tickets</a>
      <a class="nav-link" href="/volunteers">Volunteers</a>
    </nav>
  </div>
</header>`;

const FOOTER = html`
<footer class="site-footer">
  <img class="footer-pattern" src="/templates/choir-festival/scallops.svg" alt="" width="1600" height="200" loading="lazy">
  <div class="wrap footer-grid">
    <p class="footer-big">Bring a jumper and a harmony</p>
    <div>
      <p class="footer-text">Low Tide Choir Festival</p>
      <address class="footer-text">The Old Lifeboat House, Slip Road, Skerry&nbsp;Bay SK7&nbsp;1LT</address>
    </div>
    <div>
      <p><a class="footer-link" href="mailto:sing@lowtide.example">sing@lowtide.example</a></p>
      <p><a class="footer-link" href="tel:+441632960518">01632 960 518</a></p>
    </div>
    <p class="footer-small">Run by a charity of eleven people and one tide table. Paid for by ticket holders, the parish of Skerry and Brine Street Bakery.</p>
  </div>
</footer>`;

const STAGES = html`
<section class="stages" aria-label="Stages">
  <article class="stage">
    <img class="stage-picture" src="/templates/choir-festival/stage-sand.svg" alt="Choir standing on the sand in front of the sea, with a flag" width="640" height="520" loading="lazy">
    <div class="stage-body">
      <h2 class="stage-name">The sand</h2>
      <p class="stage-text">Open for three hours and twenty minutes a day. Room for two thousand, wellingtons advised, amplification forbidden.</p>
    </div>
  </article>
  <article class="stage">
    <img class="stage-picture" src="/templates/choir-festival/stage-chapel.svg" alt="Small chapel with a tower and people outside its door" width="640" height="520" loading="lazy">
    <div class="stage-body">
      <h2 class="stage-name">The chapel</h2>
      <p class="stage-text">Two hundred seats and a four-second echo. Doors close on the first note, and open again between pieces.</p>
    </div>
  </article>
  <article class="stage">
    <img class="stage-picture" src="/templates/choir-festival/stage-boathouse.svg" alt="Choir singing in the open doors of a boathouse on a jetty" width="640" height="520" loading="lazy">
    <div class="stage-body">
      <h2 class="stage-name">The boathouse</h2>
      <p class="stage-text">For everything with drums, beer or children. The doors face the water, so swimmers can listen for free.</p>
    </div>
  </article>
</section>`;

const HOME = html`${HEADER}
<main id="content">
  <section class="hero">
    <h1 class="hero-title">
      <span class="hero-low">Low Tide</span>
      <img class="wave" src="/templates/choir-festival/wave-violet-sand.svg" alt="" width="1600" height="144">
      <span class="hero-choir">Choir</span>
      <img class="wave" src="/templates/choir-festival/wave-sand-coral.svg" alt="" width="1600" height="122">
      <span class="hero-festival">Festival</span>
    </h1>
    <div class="wrap hero-facts">
      <p class="hero-fact">Friday 16 to Sunday 18 July 2027</p>
      <p class="hero-fact">34 choirs, three stages, one of them under water for half the day</p>
      <p class="hero-fact">Skerry Bay, an hour by train from Port Ellery</p>
    </div>
    <img class="hero-picture" src="/templates/choir-festival/singers.svg" alt="Two rows of singers with open mouths and song books, standing in waves in front of a huge sun" width="1600" height="820">
  </section>

  <section class="wrap intro">
    <div class="intro-grid">
      <h2 class="intro-title">Three days when a village of four hundred has two thousand voices</h2>
      <div>
        <p class="intro-text">Twice a day the sea leaves Skerry Bay, and for a few hours there is a floor as big as six football pitches, flat, firm and good for singing. We put choirs on it. Then we move indoors, quickly.</p>
        <div class="intro-actions"><a class="button" href="/tickets">Tickets from £18</a></div>
      </div>
    </div>
  </section>

  <img class="wave-up" src="/templates/choir-festival/wave-violet-sand.svg" alt="" width="1600" height="144" loading="lazy">
  <section class="tide">
    <div class="wrap tide-head">
      <h2 class="big-title">The moon makes the timetable</h2>
      <p class="tide-text">Low water comes fifty minutes later each day. So does the big concert on the sand. The circles show when it begins; when the bell rings on the slipway, walk.</p>
    </div>
    <img class="tide-picture" src="/templates/choir-festival/tide.svg" alt="Curve of the tide over three days, with a circle at each evening’s low water" width="1600" height="460" loading="lazy">
    <dl class="tide-days">
      <div class="tide-day"><dt class="tide-name">Friday</dt><dd><span class="tide-time">17:40</span><span class="tide-note">Opening, all choirs</span></dd></div>
      <div class="tide-day"><dt class="tide-name">Saturday</dt><dd><span class="tide-time">18:30</span><span class="tide-note">The Low Tide Mass</span></dd></div>
      <div class="tide-day"><dt class="tide-name">Sunday</dt><dd><span class="tide-time">19:20</span><span class="tide-note">Everyone’s choir</span></dd></div>
    </dl>
  </section>

  <section class="days" aria-label="The three days">
    <article class="day-coral">
      <h2 class="day-title">Friday</h2>
      <p class="day-date">Arrive, warm up, get your feet wet</p>
      <ul class="day-list">
        <li class="day-item"><span class="day-hour">14:00</span>Warm-up in the lane</li>
        <li class="day-item"><span class="day-hour">17:40</span>Opening at low tide</li>
        <li class="day-item"><span class="day-hour">19:30</span>Cantores Norrland in the chapel</li>
        <li class="day-item"><span class="day-hour">21:30</span>Lantern shanties</li>
      </ul>
      <a class="day-link" href="/programme#friday">All of Friday</a>
    </article>
    <article class="day-sun">
      <h2 class="day-title">Saturday</h2>
      <p class="day-date">The long one, from swim to ceilidh</p>
      <ul class="day-list">
        <li class="day-item"><span class="day-hour">8:00</span>Swim, then sing</li>
        <li class="day-item"><span class="day-hour">12:30</span>The Deaf Choir of Port Ellery</li>
        <li class="day-item"><span class="day-hour">18:30</span>The Low Tide Mass</li>
        <li class="day-item"><span class="day-hour">21:00</span>Ceilidh with a live band</li>
      </ul>
      <a class="day-link" href="/programme#saturday">All of Saturday</a>
    </article>
    <article class="day-lilac">
      <h2 class="day-title">Sunday</h2>
      <p class="day-date">Quiet start, loud finish, last train 22:05</p>
      <ul class="day-list">
        <li class="day-item"><span class="day-hour">9:30</span>Quiet hour</li>
        <li class="day-item"><span class="day-hour">14:00</span>Babies and basses</li>
        <li class="day-item"><span class="day-hour">18:10</span>Kwaya ya Bahari</li>
        <li class="day-item"><span class="day-hour">19:20</span>Everyone’s choir</li>
      </ul>
      <a class="day-link" href="/programme#sunday">All of Sunday</a>
    </article>
  </section>

  <section class="wrap choirs">
    <h2 class="choirs-title">Among the 34</h2>
    <ul class="choirs-list">
        <li class="choir">Harbour Women</li>
        <li class="choir-loud">Cantores Norrland</li>
        <li class="choir">The Salt Lads</li>
        <li class="choir-loud">Marram Youth Choir</li>
        <li class="choir">Tenebrae Street Choir</li>
        <li class="choir-loud">Kwaya ya Bahari</li>
        <li class="choir">Men Who Sing in Sheds</li>
        <li class="choir-loud">The Deaf Choir of Port Ellery</li>
        <li class="choir">Wrack and Ruin</li>
        <li class="choir-loud">St Brannoc’s Thursday Choir</li>
        <li class="choir">Low Cs</li>
        <li class="choir-loud">Gannet Rock Ladies</li>
        <li class="choir">Coro da Ría</li>
        <li class="choir-loud">Nine Elms and a Tenor</li>
    </ul>
    <p class="choirs-note">The other twenty are announced on 1 March, in alphabetical order, from the lifeboat house roof.</p>
  </section>

  ${STAGES}

  <section class="wrap tickets" id="tickets">
    <div class="tickets-head">
      <h2 class="big-title">Tickets</h2>
      <p class="tickets-note">One price for every seat and every square metre of sand. Carers come free; write to us for a second wristband.</p>
    </div>
    <ul class="tickets-list">
      <li class="ticket"><h3 class="ticket-name">All three days</h3><p class="ticket-text">Sand, chapel, boathouse, and the printed programme with the eleven-word song.</p><p class="ticket-price">£64</p></li>
      <li class="ticket"><h3 class="ticket-name">Saturday or Sunday</h3><p class="ticket-text">One full day. The chapel is full by noon, so come early for that.</p><p class="ticket-price-sun">£29</p></li>
      <li class="ticket"><h3 class="ticket-name">Friday</h3><p class="ticket-text">From the warm-up in the lane to the last lantern.</p><p class="ticket-price-lilac">£18</p></li>
    </ul>
    <div class="tickets-end">
      <a class="button" href="/tickets">Prices, camping and travel</a>
      <p class="tickets-note">Under-16s free, with an adult who can keep an eye on them.</p>
    </div>
  </section>

  <section class="song">
    <div class="song-grid">
      <div><img class="song-picture" src="/templates/choir-festival/gull.svg" alt="Gull in a coral scarf singing two notes in front of concentric circles" width="1000" height="900" loading="lazy"></div>
      <div class="song-body">
        <h2 class="song-title">We need 140 pairs of hands</h2>
        <p class="song-text">To carry music stands down the slipway and, which is harder, back up again. Two four-hour shifts earn you the whole weekend, two suppers and a yellow oilskin to keep.</p>
        <a class="button-ink" href="/volunteers">Become a volunteer</a>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const PROGRAMME = html`${HEADER}
<main id="content">
  <section class="page-head">
    <div class="wrap page-row">
      <h1 class="page-title">Programme</h1>
      <p class="page-text">Nineteen of our sixty events. Times on the sand depend on the sea and may shift by ten minutes; all the others are exact to the bar.</p>
    </div>
  </section>
  <img class="wave" src="/templates/choir-festival/wave-violet-sand.svg" alt="" width="1600" height="144">
  <nav class="jumps" aria-label="Days">
    <div class="wrap jumps-row">
      <a class="jump" href="#friday">Friday</a>
      <a class="jump" href="#saturday">Saturday</a>
      <a class="jump" href="#sunday">Sunday</a>
    </div>
  </nav>
  <section id="friday">
    <div class="bill-coral">
      <div class="wrap bill-head">
        <h2 class="bill-title">Friday</h2>
        <p class="bill-tide">16 July. Low tide at 17:40, the sand is open from 16:00 to 19:20.</p>
      </div>
    </div>
    <div class="wrap">
      <ol class="bill-list">
        <li class="act">
          <p class="act-hour">14:00</p>
          <div><h3 class="act-name">Warm-up in the lane</h3><p class="act-text">Bring your lungs. All 212 steps of Fisherman’s Lane, led by Oona Brae from a window.</p></div>
          <p class="act-place">Village</p>
        </li>
        <li class="act">
          <p class="act-hour">15:30</p>
          <div><h3 class="act-name">The Under-Elevens of Skerry School</h3><p class="act-text">Rounds, a sea monster and one solo by a dog.</p></div>
          <p class="act-place">Boathouse</p>
        </li>
        <li class="act">
          <p class="act-hour">16:20</p>
          <div><h3 class="act-name">Harbour Women</h3><p class="act-text">Forty voices, no microphones, the whole of the bay. Songs for gutting herring.</p></div>
          <p class="act-place">Sand stage</p>
        </li>
        <li class="act">
          <p class="act-hour">17:40</p>
          <div><h3 class="act-name">Opening at low tide</h3><p class="act-text">All 34 choirs in one long line at the water’s edge. One long chord as the tide turns.</p></div>
          <p class="act-place">Sand stage</p>
        </li>
        <li class="act">
          <p class="act-hour">19:30</p>
          <div><h3 class="act-name">Cantores Norrland</h3><p class="act-text">Three late motets and something new by Elin Strand, written for the chapel’s echo.</p></div>
          <p class="act-place">Chapel</p>
        </li>
        <li class="act">
          <p class="act-hour">21:30</p>
          <div><h3 class="act-name">Lantern shanties</h3><p class="act-text">The Salt Lads and anybody who knows a chorus.</p></div>
          <p class="act-place">Boathouse</p>
        </li>
      </ol>
    </div>
  </section>
  <section id="saturday">
    <div class="bill-sun">
      <div class="wrap bill-head">
        <h2 class="bill-title">Saturday</h2>
        <p class="bill-tide">17 July. Low tide at 18:30, the sand is open from 16:50 to 20:10.</p>
      </div>
    </div>
    <div class="wrap">
      <ol class="bill-list">
        <li class="act">
          <p class="act-hour">8:00</p>
          <div><h3 class="act-name">Swim, then sing</h3><p class="act-text">Cold water first, so that the high notes are honest. Porridge afterwards.</p></div>
          <p class="act-place">Slipway</p>
        </li>
        <li class="act">
          <p class="act-hour">10:30</p>
          <div><h3 class="act-name">Learn it in an hour</h3><p class="act-text">A Georgian table song in three parts, taught by ear. No paper, no tests.</p></div>
          <p class="act-place">Chapel</p>
        </li>
        <li class="act">
          <p class="act-hour">12:30</p>
          <div><h3 class="act-name">The Deaf Choir of Port Ellery</h3><p class="act-text">Signed poems with bass drums. Stand close and take off your shoes.</p></div>
          <p class="act-place">Boathouse</p>
        </li>
        <li class="act">
          <p class="act-hour">15:00</p>
          <div><h3 class="act-name">Twenty minutes each</h3><p class="act-text">Eight visiting choirs, one after the other, timed by a bell. Bring a bun.</p></div>
          <p class="act-place">Chapel</p>
        </li>
        <li class="act">
          <p class="act-hour">17:10</p>
          <div><h3 class="act-name">Tenebrae Street Choir</h3><p class="act-text">Songs from the bus, arranged by the drivers. Their first time out of the city.</p></div>
          <p class="act-place">Sand stage</p>
        </li>
        <li class="act">
          <p class="act-hour">18:30</p>
          <div><h3 class="act-name">The Low Tide Mass</h3><p class="act-text">Two hundred singers, four conductors on ladders, and gulls.</p></div>
          <p class="act-place">Sand stage</p>
        </li>
        <li class="act">
          <p class="act-hour">21:00</p>
          <div><h3 class="act-name">Ceilidh with a live band</h3><p class="act-text">Dancing on planks. The caller is strict but fair.</p></div>
          <p class="act-place">Boathouse</p>
        </li>
      </ol>
    </div>
  </section>
  <section id="sunday">
    <div class="bill-lilac">
      <div class="wrap bill-head">
        <h2 class="bill-title">Sunday</h2>
        <p class="bill-tide">18 July. Low tide at 19:20, the sand is open from 17:40 to 21:00.</p>
      </div>
    </div>
    <div class="wrap">
      <ol class="bill-list">
        <li class="act">
          <p class="act-hour">9:30</p>
          <div><h3 class="act-name">Quiet hour</h3><p class="act-text">Plainsong with the doors open. Come and go as you like, but between verses, please.</p></div>
          <p class="act-place">Chapel</p>
        </li>
        <li class="act">
          <p class="act-hour">11:00</p>
          <div><h3 class="act-name">Men Who Sing in Sheds</h3><p class="act-text">From nine sheds in five villages. Tea is poured during the slow ones.</p></div>
          <p class="act-place">Boathouse</p>
        </li>
        <li class="act">
          <p class="act-hour">14:00</p>
          <div><h3 class="act-name">Babies and basses</h3><p class="act-text">The smallest listeners, the lowest voices. Lie on the rug and feel it.</p></div>
          <p class="act-place">Chapel</p>
        </li>
        <li class="act">
          <p class="act-hour">16:00</p>
          <div><h3 class="act-name">Marram Youth Choir</h3><p class="act-text">They have won nothing yet. Listen out for the altos.</p></div>
          <p class="act-place">Boathouse</p>
        </li>
        <li class="act">
          <p class="act-hour">18:10</p>
          <div><h3 class="act-name">Kwaya ya Bahari</h3><p class="act-text">A sea choir from the other side of the sea, with drums as tall as you.</p></div>
          <p class="act-place">Sand stage</p>
        </li>
        <li class="act">
          <p class="act-hour">19:20</p>
          <div><h3 class="act-name">Everyone’s choir</h3><p class="act-text">You. The song is in your programme, and it has only eleven words.</p></div>
          <p class="act-place">Sand stage</p>
        </li>
      </ol>
    </div>
  </section>
  ${STAGES}
</main>
${FOOTER}`;

const TICKETS = html`${HEADER}
<main id="content">
  <section class="page-head">
    <div class="wrap page-row">
      <h1 class="page-title">Tickets and travel</h1>
      <p class="page-text">On sale from 1 February at noon, by telephone and at the lifeboat house. Two hundred are kept for people who live in the village.</p>
    </div>
  </section>
  <img class="wave" src="/templates/choir-festival/wave-violet-sand.svg" alt="" width="1600" height="144">
  <section class="wrap tickets">
    <div class="tickets-head">
      <h2 class="big-title">What it costs</h2>
      <p class="tickets-note">Booking fees are included. Refunds until 1 July, and after that only if the sea makes us cancel, which has happened once.</p>
    </div>
    <ul class="tickets-list">
      <li class="ticket"><h3 class="ticket-name">All three days</h3><p class="ticket-text">With the printed programme. £52 until 31 March.</p><p class="ticket-price">£64</p></li>
      <li class="ticket"><h3 class="ticket-name">All three days, low income</h3><p class="ticket-text">No proof needed. If you have to think about the price, it is for you.</p><p class="ticket-price">£30</p></li>
      <li class="ticket"><h3 class="ticket-name">Saturday or Sunday</h3><p class="ticket-text">One full day, all stages.</p><p class="ticket-price-sun">£29</p></li>
      <li class="ticket"><h3 class="ticket-name">Friday</h3><p class="ticket-text">From two in the afternoon.</p><p class="ticket-price-lilac">£18</p></li>
      <li class="ticket"><h3 class="ticket-name">Under 16, carers</h3><p class="ticket-text">Still need a wristband. Ask for one when you book.</p><p class="ticket-price-lilac">£0</p></li>
    </ul>
    <div class="tickets-end">
      <a class="button" href="tel:+441632960518">Book on 01632 960 518</a>
      <p class="tickets-note">Monday to Saturday, 10 to 4. A real person answers, usually humming.</p>
    </div>
  </section>

  <img class="map-picture" src="/templates/choir-festival/map.svg" alt="Drawn map of Skerry Bay with the railway, the village, two campsites with tents, and the three stages as ringed circles" width="1200" height="760" loading="lazy">
  <section class="wrap ways">
    <h2 class="big-title">How to get here</h2>
    <div class="ways-grid">
      <article class="way"><h3 class="way-title">By train</h3><p class="way-text">Hourly from Port Ellery, 58 minutes, £9 return. The station is 400 metres from the sea, downhill all the way. Last train back at 23:20, or 22:05 on Sunday.</p></article>
      <article class="way"><h3 class="way-title">By boat</h3><p class="way-text">The Merle sails from Gannet Quay at 10:00 and 13:00, and goes back at 21:00. £12 return. Bicycles and double basses travel free.</p></article>
      <article class="way"><h3 class="way-title">By bicycle</h3><p class="way-text">Coast path 6, mostly flat. Guarded racks in the school playground, and a man with a pump.</p></article>
      <article class="way"><h3 class="way-title">By car</h3><p class="way-text">Please do not drive into the bay. Park at Top Field, £8 a day, and take the free bus every 12 minutes until midnight.</p></article>
      <article class="way"><h3 class="way-title">With a wheelchair or a stick</h3><p class="way-text">Boards lead from the slipway to the front row on the sand. The chapel and boathouse have no steps. Write to Imke and she will meet you at the train.</p></article>
      <article class="way"><h3 class="way-title">If you are deaf or hard of hearing</h3><p class="way-text">All events on the sand and in the boathouse are signed. You can borrow a vibrating cushion at the lifeboat house.</p></article>
    </div>
  </section>
  <section class="camp">
    <div class="wrap camp-grid">
      <div>
        <h2 class="big-title">Sleep above the tide line</h2>
        <p class="camp-text">Two fields behind the village, with showers, silence from one until six, and then a bakery van. Basses camp at the lower end.</p>
      </div>
      <table class="camp-table">
        <tbody>
          <tr><th class="camp-name" scope="row">Small tent, three nights</th><td class="camp-price">£24</td></tr>
          <tr><th class="camp-name" scope="row">Large tent, three nights</th><td class="camp-price">£38</td></tr>
          <tr><th class="camp-name" scope="row">Van, three nights</th><td class="camp-price">£55</td></tr>
          <tr><th class="camp-name" scope="row">School hall, bring a mat, per night</th><td class="camp-price">£7</td></tr>
          <tr><th class="camp-name" scope="row">A spare room in the village, per night</th><td class="camp-price">£35</td></tr>
        </tbody>
      </table>
    </div>
  </section>
</main>
${FOOTER}`;

const VOLUNTEERS = html`${HEADER}
<main id="content">
  <section class="page-head">
    <div class="wrap page-row">
      <h1 class="page-title">Lend a hand</h1>
      <p class="page-text">You do not have to be able to sing. All you need is two four-hour shifts, shoes that can get wet, and patience with people in a hurry.</p>
    </div>
  </section>
  <img class="wave" src="/templates/choir-festival/wave-violet-sand.svg" alt="" width="1600" height="144">
  <section class="wrap">
    <h2 class="crew-title">Four crews</h2>
    <div class="crew">
      <article class="crew-job"><h3 class="crew-name">Sand crew</h3><p class="crew-text">Lays boards, carries stands, counts people in and, above all, out again before the tide.</p><p class="crew-when">Afternoons</p></article>
      <article class="crew-job-sun"><h3 class="crew-name">Kitchen</h3><p class="crew-text">Soup for two hundred singers, twice a day. Knives and a head cook called Bram provided.</p><p class="crew-when">10 to 14, 16 to 20</p></article>
      <article class="crew-job-lilac"><h3 class="crew-name">Doors</h3><p class="crew-text">Tear tickets, show people to their seats and decide when a latecomer may slip in. Tact needed.</p><p class="crew-when">All day, inside</p></article>
      <article class="crew-job-violet"><h3 class="crew-name">Lanterns</h3><p class="crew-text">Light the lane at dusk and walk the last guests up to the train. Then cocoa.</p><p class="crew-when">20 to midnight</p></article>
    </div>
  </section>
  <section class="join">
    <div class="wrap join-grid">
      <div>
        <h2 class="song-title">Put my name down</h2>
        <ul class="join-list">
          <li class="join-item">Entry for all three days and a pitch in the lower field</li>
          <li class="join-item">Supper after each shift, and breakfast on Monday</li>
          <li class="join-item">A yellow oilskin with your name inside</li>
          <li class="join-item">A training evening on 9 July at the lifeboat house, with chips</li>
          <li class="join-item">From 16, with a parent’s letter if you are under 18; our oldest is 84 and runs the doors</li>
        </ul>
      </div>
      <form class="form" data-form="Volunteers" method="post">
        <div class="field">
          <label class="field-label" for="crew-name">Your name</label>
          <input class="field-input" id="crew-name" name="name" type="text" autocomplete="name" required>
        </div>
        <div class="field">
          <label class="field-label" for="crew-email">Email</label>
          <input class="field-input" id="crew-email" name="email" type="email" autocomplete="email" required>
        </div>
        <div class="field">
          <label class="field-label" for="crew-phone">Telephone, for the festival weekend</label>
          <input class="field-input" id="crew-phone" name="phone" type="tel" autocomplete="tel" required>
        </div>
        <div class="field">
          <label class="field-label" for="crew-team">Which crew?</label>
          <select class="field-input" id="crew-team" name="crew">
            <option>Sand crew</option>
            <option>Kitchen</option>
            <option>Doors</option>
            <option>Lanterns</option>
            <option>Wherever you need me</option>
          </select>
        </div>
        <fieldset class="checks">
          <legend class="checks-title">Which days can you do?</legend>
          <label class="check"><input class="check-box" type="checkbox" name="days" value="Friday">Friday</label>
          <label class="check"><input class="check-box" type="checkbox" name="days" value="Saturday">Saturday</label>
          <label class="check"><input class="check-box" type="checkbox" name="days" value="Sunday">Sunday</label>
          <label class="check"><input class="check-box" type="checkbox" name="days" value="Monday">Monday, to tidy up</label>
        </fieldset>
        <div class="field-wide">
          <label class="field-label" for="crew-message">What are you good at? What should we know?</label>
          <textarea class="field-area" id="crew-message" name="message" rows="5" placeholder="Knots, first aid, shouting over the wind"></textarea>
        </div>
        <div class="form-end">
          <button class="button" type="submit">Count me in</button>
          <p class="form-note">Imke writes back within a week with your shifts. We delete your details in August.</p>
        </div>
      </form>
    </div>
  </section>
</main>
${FOOTER}`;

export const choirFestival: Template = {
  id: "choir-festival",
  name: line("Choir festival"),
  category: "event",
  colors: {
    background: "#f6e6c8",
    surface: "#fff4de",
    text: "#23104a",
    muted: "#594575",
    line: "#d2b988",
    accent: "#5b22d1",
    "on-accent": "#fff4de",
    sand: "#f6e6c8",
    ink: "#23104a",
    coral: "#ff5c47",
    sun: "#ffb52e",
    lilac: "#b79bff",
  },
  fonts: { heading: "syne", body: "archivo" },
  css: CHOIR_FESTIVAL_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Low Tide Choir Festival, Skerry Bay, 16 to 18 July 2027",
      description: "Thirty-four choirs, three days, three stages, one of them on the sea bed. Skerry Bay, July 2027.",
      html: HOME,
    },
    {
      id: "programme",
      name: "Programme",
      slug: "programme",
      title: "Programme | Low Tide Choir Festival",
      description: "Friday, Saturday and Sunday at the Low Tide Choir Festival, with the times of low water.",
      html: PROGRAMME,
    },
    {
      id: "tickets",
      name: "Tickets and travel",
      slug: "tickets",
      title: "Tickets, camping and how to get here | Low Tide Choir Festival",
      description: "Ticket prices from £18, trains, boats, campsites and access at the Low Tide Choir Festival.",
      html: TICKETS,
    },
    {
      id: "volunteers",
      name: "Volunteers",
      slug: "volunteers",
      title: "Volunteer for two shifts | Low Tide Choir Festival",
      description: "Two four-hour shifts in return for a whole weekend of choirs, two suppers and a yellow oilskin.",
      html: VOLUNTEERS,
    },
  ],
};
