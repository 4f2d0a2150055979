import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { BRIDGE_CONFERENCE_CSS } from "@/lib/templates/catalog/bridge-conference-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="bc-skip" href="#main">Skip to the content</a>
<header class="bc-header">
  <a class="bc-logo" href="/">Six evenings on bridges</a>
  <nav class="bc-nav" aria-label="Main">
    <a class="bc-nav-link" href="/programme">Programme</a>
    <a class="bc-nav-link" href="/speakers">Speakers</a>
    <a class="bc-nav-link" href="/tickets">Tickets</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="bc-footer">
  <div class="bc-wrap">
    <p class="bc-footer-title">Wednesdays at seven</p>
    <div class="bc-footer-row">
      <p>The Sandholm Society of Engineers, founded 1871</p>
      <nav class="bc-footer-links" aria-label="Footer">
        <a class="bc-footer-link" href="/programme">Programme</a>
        <a class="bc-footer-link" href="/speakers">Speakers</a>
        <a class="bc-footer-link" href="/tickets">Tickets</a>
        <a class="bc-footer-link" href="mailto:lectures@sandholmengineers.example">lectures@sandholmengineers.example</a>
      </nav>
    </div>
  </div>
</footer>`;

const ticketsUnder = (level: "h2" | "h3") => html`
<div class="bc-tickets">
  <article class="bc-ticket-blue">
    <${level} class="bc-h3">One evening</${level}>
    <p class="bc-ticket-text">A numbered seat, the demonstration and a printed sheet of drawings to take home.</p>
    <p class="bc-ticket-price">£14</p>
    <a class="bc-ticket-link" href="/tickets#book">Book one evening</a>
  </article>
  <article class="bc-ticket-orange">
    <${level} class="bc-h3">All six</${level}>
    <p class="bc-ticket-text">The same seat each Wednesday, and all six sheets bound as a book at the end.</p>
    <p class="bc-ticket-price">£66</p>
    <a class="bc-ticket-link" href="/tickets#book">Book all six</a>
  </article>
  <article class="bc-ticket-navy">
    <${level} class="bc-h3">Under 26, or out of work</${level}>
    <p class="bc-ticket-text">Sixty seats each evening, in the front half of the hall. No proof needed; we take your word for it.</p>
    <p class="bc-ticket-price">£5</p>
    <a class="bc-ticket-link" href="/tickets#book">Book for five pounds</a>
  </article>
</div>`;

const HOME = html`${HEADER}
<main id="main">
  <section class="bc-hero">
    <div class="bc-wrap">
      <h1 class="bc-hero-title"><span class="bc-hero-line">Six evenings</span> <span class="bc-hero-line">on bridges</span></h1>
      <div class="bc-grid bc-hero-facts">
        <p class="bc-hero-fact">Wednesdays, 10 March to 14 April, at 19:00</p>
        <p class="bc-hero-fact">Turbine Hall, Garrow Street, Sandholm</p>
        <p class="bc-hero-fact">Six speakers, six demonstrations, one kind of bridge each</p>
        <a class="bc-button bc-hero-action" href="/tickets">Tickets from £5</a>
      </div>
    </div>
  </section>
  <div class="bc-crossing">
    <img class="bc-crossing-tile" src="/templates/bridge-conference/tile-beam.svg" width="600" height="600" alt="A flat stone bridge on three piers with an orange sun">
    <img class="bc-crossing-tile" src="/templates/bridge-conference/tile-arch.svg" width="600" height="600" alt="A round arch with slim columns over blue water">
    <img class="bc-crossing-tile" src="/templates/bridge-conference/tile-truss.svg" width="600" height="600" alt="A truss of triangles with an orange train">
    <img class="bc-crossing-tile" src="/templates/bridge-conference/tile-suspension.svg" width="600" height="600" alt="An orange tower with white cables at night">
    <img class="bc-crossing-tile" src="/templates/bridge-conference/tile-stayed.svg" width="600" height="600" alt="A slim mast with fans of straight cables">
    <img class="bc-crossing-tile" src="/templates/bridge-conference/tile-bascule.svg" width="600" height="600" alt="A drawbridge with both halves raised above a small boat">
  </div>

  <section class="bc-wrap bc-grid bc-why">
    <h2 class="bc-why-title">A bridge is an argument with gravity, held in public.</h2>
    <div class="bc-why-one">
      <p>You use one every day without looking down. This spring, the people who draw, mend, measure and occasionally close them will tell you what is going on under your feet.</p>
    </div>
    <div class="bc-why-two">
      <p>No formulas on the screen. Each talk lasts an hour, then something is built, bent or broken on stage, and the bar opens.</p>
      <a class="bc-link" href="/programme">Read the programme</a>
    </div>
  </section>

  <section class="bc-programme" id="programme">
    <div class="bc-wrap">
      <div class="bc-programme-head">
        <h2 class="bc-h2">Programme</h2>
        <p class="bc-programme-note">Doors at 18:30, lecture at 19:00, bar until 22:00</p>
      </div>
      <table class="bc-table">
        <thead class="bc-thead">
          <tr>
            <td class="bc-th"></td>
            <th class="bc-th" scope="col">Wednesday</th>
            <th class="bc-th" scope="col">Lecture</th>
            <th class="bc-th" scope="col">About</th>
            <th class="bc-th" scope="col">Speaker</th>
          </tr>
        </thead>
        <tbody>
          <tr class="bc-tr">
            <td class="bc-td-picture"><img class="bc-td-tile" src="/templates/bridge-conference/tile-beam.svg" width="600" height="600" alt="" loading="lazy"></td>
            <td class="bc-td-date">10 March</td>
            <th class="bc-td-title" scope="row">The first plank</th>
            <td class="bc-td">Beam bridges</td>
            <td class="bc-td">Marit Solheim</td>
          </tr>
          <tr class="bc-tr">
            <td class="bc-td-picture"><img class="bc-td-tile" src="/templates/bridge-conference/tile-arch.svg" width="600" height="600" alt="" loading="lazy"></td>
            <td class="bc-td-date">17 March</td>
            <th class="bc-td-title" scope="row">Stones that want to fall</th>
            <td class="bc-td">Arch bridges</td>
            <td class="bc-td">Daniel Okonjo</td>
          </tr>
          <tr class="bc-tr">
            <td class="bc-td-picture"><img class="bc-td-tile" src="/templates/bridge-conference/tile-truss.svg" width="600" height="600" alt="" loading="lazy"></td>
            <td class="bc-td-date">24 March</td>
            <th class="bc-td-title" scope="row">Triangles and trains</th>
            <td class="bc-td">Truss bridges</td>
            <td class="bc-td">Inês Carvalheira</td>
          </tr>
          <tr class="bc-tr">
            <td class="bc-td-picture"><img class="bc-td-tile" src="/templates/bridge-conference/tile-suspension.svg" width="600" height="600" alt="" loading="lazy"></td>
            <td class="bc-td-date">31 March</td>
            <th class="bc-td-title" scope="row">A rope across the fjord</th>
            <td class="bc-td">Suspension bridges</td>
            <td class="bc-td">Gerald Whitlock</td>
          </tr>
          <tr class="bc-tr">
            <td class="bc-td-picture"><img class="bc-td-tile" src="/templates/bridge-conference/tile-stayed.svg" width="600" height="600" alt="" loading="lazy"></td>
            <td class="bc-td-date">7 April</td>
            <th class="bc-td-title" scope="row">Drawing with cables</th>
            <td class="bc-td">Cable-stayed bridges</td>
            <td class="bc-td">Thandi Mbatha</td>
          </tr>
          <tr class="bc-tr">
            <td class="bc-td-picture"><img class="bc-td-tile" src="/templates/bridge-conference/tile-bascule.svg" width="600" height="600" alt="" loading="lazy"></td>
            <td class="bc-td-date">14 April</td>
            <th class="bc-td-title" scope="row">Bridges that get out of the way</th>
            <td class="bc-td">Movable bridges</td>
            <td class="bc-td">Rafael Quispe</td>
          </tr>
        </tbody>
      </table>
    </div>
  </section>

  <section class="bc-wrap bc-speakers">
    <div class="bc-speakers-head">
      <h2 class="bc-h2">Speakers</h2>
      <a class="bc-link" href="/speakers">Who they are</a>
    </div>
    <ul class="bc-speaker-list">
      <li class="bc-speaker">
        <img class="bc-speaker-picture" src="/templates/bridge-conference/speaker-1.svg" width="480" height="560" alt="Portrait: orange bob, navy jumper" loading="lazy">
        <h3 class="bc-speaker-name">Marit Solheim</h3>
        <p class="bc-speaker-work">Historian of roads</p>
        <p class="bc-speaker-work">10 March</p>
      </li>
      <li class="bc-speaker">
        <img class="bc-speaker-picture" src="/templates/bridge-conference/speaker-2.svg" width="480" height="560" alt="Portrait: round glasses and a dark beard" loading="lazy">
        <h3 class="bc-speaker-name">Daniel Okonjo</h3>
        <p class="bc-speaker-work">Mason and engineer</p>
        <p class="bc-speaker-work">17 March</p>
      </li>
      <li class="bc-speaker">
        <img class="bc-speaker-picture" src="/templates/bridge-conference/speaker-3.svg" width="480" height="560" alt="Portrait: dark curls, blue earrings, striped orange top" loading="lazy">
        <h3 class="bc-speaker-name">Inês Carvalheira</h3>
        <p class="bc-speaker-work">Railway engineer</p>
        <p class="bc-speaker-work">24 March</p>
      </li>
      <li class="bc-speaker">
        <img class="bc-speaker-picture" src="/templates/bridge-conference/speaker-4.svg" width="480" height="560" alt="Portrait: white hair and moustache, orange tie" loading="lazy">
        <h3 class="bc-speaker-name">Gerald Whitlock</h3>
        <p class="bc-speaker-work">Professor of structures</p>
        <p class="bc-speaker-work">31 March</p>
      </li>
      <li class="bc-speaker">
        <img class="bc-speaker-picture" src="/templates/bridge-conference/speaker-5.svg" width="480" height="560" alt="Portrait: high bun with an orange band" loading="lazy">
        <h3 class="bc-speaker-name">Thandi Mbatha</h3>
        <p class="bc-speaker-work">Bridge designer</p>
        <p class="bc-speaker-work">7 April</p>
      </li>
      <li class="bc-speaker">
        <img class="bc-speaker-picture" src="/templates/bridge-conference/speaker-6.svg" width="480" height="560" alt="Portrait: dark hair swept to the side, high collar" loading="lazy">
        <h3 class="bc-speaker-name">Rafael Quispe</h3>
        <p class="bc-speaker-work">Mechanical engineer</p>
        <p class="bc-speaker-work">14 April</p>
      </li>
    </ul>
  </section>

  <section aria-labelledby="tickets-title">
    <div class="bc-wrap bc-speakers-head"><h2 class="bc-h2" id="tickets-title">Tickets</h2></div>
    ${ticketsUnder("h3")}
  </section>

  <section class="bc-wrap bc-grid bc-venue">
    <div class="bc-venue-side">
      <h2 class="bc-h2">Turbine Hall</h2>
      <p>It powered the town’s trams until 1962. The crane still runs beneath the roof, and the 340 seats came from a cinema that closed.</p>
      <address class="bc-address">2 Garrow Street, Sandholm SH1&nbsp;9TB</address>
      <a class="bc-link" href="/tickets#venue">Trains, trams and step-free routes</a>
    </div>
    <figure class="bc-venue-figure">
      <img class="bc-venue-picture" src="/templates/bridge-conference/hall.svg" width="1200" height="760" alt="Rows of seats facing a screen with the drawing of an arch, a speaker beside it" loading="lazy">
    </figure>
  </section>
</main>
${FOOTER}`;

const PROGRAMME = html`${HEADER}
<main id="main">
  <div class="bc-wrap bc-grid bc-page-head-navy">
    <h1 class="bc-page-title">Programme</h1>
    <p class="bc-page-text">From the oldest idea to the one with the most moving parts. Come to all six and you will be able to read any bridge from a train window.</p>
  </div>
  <article class="bc-evening" id="beam">
    <img class="bc-evening-picture" src="/templates/bridge-conference/tile-beam.svg" width="600" height="600" alt="A flat stone bridge on three piers with an orange sun">
    <div class="bc-evening-body">
      <p class="bc-evening-top"><span>Wednesday 10 March, 19:00</span><span>Beam bridges</span></p>
      <h2 class="bc-evening-title">The first plank</h2>
      <div class="bc-evening-foot">
        <p class="bc-evening-speaker">Marit Solheim, historian of roads. Demonstration: a clapper bridge, loaded with the front row.</p>
        <p class="bc-evening-text">A tree falls across a stream and somebody walks over. From that log to a motorway viaduct it is the same idea, only longer, and the middle always sags. Marit follows the beam through four thousand years of mending.</p>
      </div>
    </div>
  </article>
  <article class="bc-evening" id="arch">
    <img class="bc-evening-picture" src="/templates/bridge-conference/tile-arch.svg" width="600" height="600" alt="A round arch with slim columns over blue water" loading="lazy">
    <div class="bc-evening-body">
      <p class="bc-evening-top"><span>Wednesday 17 March, 19:00</span><span>Arch bridges</span></p>
      <h2 class="bc-evening-title">Stones that want to fall</h2>
      <div class="bc-evening-foot">
        <p class="bc-evening-speaker">Daniel Okonjo, mason and engineer. Demonstration: an arch without mortar, built and walked on.</p>
        <p class="bc-evening-text">Every stone in an arch is on its way down and gets in the way of the next. Daniel has rebuilt thirty-one of them, two after floods, and explains why the most dangerous day is the day the timber supports come out.</p>
      </div>
    </div>
  </article>
  <article class="bc-evening" id="truss">
    <img class="bc-evening-picture" src="/templates/bridge-conference/tile-truss.svg" width="600" height="600" alt="A truss of triangles with an orange train" loading="lazy">
    <div class="bc-evening-body">
      <p class="bc-evening-top"><span>Wednesday 24 March, 19:00</span><span>Truss bridges</span></p>
      <h2 class="bc-evening-title">Triangles and trains</h2>
      <div class="bc-evening-foot">
        <p class="bc-evening-speaker">Inês Carvalheira, railway engineer. Demonstration: a spaghetti truss, tested to destruction.</p>
        <p class="bc-evening-text">Square frames fold, triangles do not. When trains grew heavier than any beam could bear, engineers drew triangles across half the world. Inês reads a truss bar by bar and shows where fatigue sets in.</p>
      </div>
    </div>
  </article>
  <article class="bc-evening" id="suspension">
    <img class="bc-evening-picture" src="/templates/bridge-conference/tile-suspension.svg" width="600" height="600" alt="An orange tower with white cables at night" loading="lazy">
    <div class="bc-evening-body">
      <p class="bc-evening-top"><span>Wednesday 31 March, 19:00</span><span>Suspension bridges</span></p>
      <h2 class="bc-evening-title">A rope across the fjord</h2>
      <div class="bc-evening-foot">
        <p class="bc-evening-speaker">Gerald Whitlock, professor of structures. Demonstration: a wind tunnel made from a desk fan.</p>
        <p class="bc-evening-text">Hang a road from a rope and the rope can be two miles long. Then comes the wind. Gerald spent nine winters measuring one deck in a narrow fjord, and brings the films that his committee did not want to see.</p>
      </div>
    </div>
  </article>
  <article class="bc-evening" id="stayed">
    <img class="bc-evening-picture" src="/templates/bridge-conference/tile-stayed.svg" width="600" height="600" alt="A slim mast with fans of straight cables" loading="lazy">
    <div class="bc-evening-body">
      <p class="bc-evening-top"><span>Wednesday 7 April, 19:00</span><span>Cable-stayed bridges</span></p>
      <h2 class="bc-evening-title">Drawing with cables</h2>
      <div class="bc-evening-foot">
        <p class="bc-evening-speaker">Thandi Mbatha, bridge designer. Demonstration: tuning a stay cable by its note.</p>
        <p class="bc-evening-text">Straight cables from a mast to the deck: it looks like a diagram because it is one. Thandi shows six versions of her crossing at Lindane, what each would have cost, and why the town chose the fifth.</p>
      </div>
    </div>
  </article>
  <article class="bc-evening" id="bascule">
    <img class="bc-evening-picture" src="/templates/bridge-conference/tile-bascule.svg" width="600" height="600" alt="A drawbridge with both halves raised above a small boat" loading="lazy">
    <div class="bc-evening-body">
      <p class="bc-evening-top"><span>Wednesday 14 April, 19:00</span><span>Movable bridges</span></p>
      <h2 class="bc-evening-title">Bridges that get out of the way</h2>
      <div class="bc-evening-foot">
        <p class="bc-evening-speaker">Rafael Quispe, mechanical engineer. Demonstration: the hall’s own crane, lifting eight tons of drawbridge.</p>
        <p class="bc-evening-text">Lift, swing, roll, fold. A bridge that moves is half machine, and it must work at three in the morning in January. Rafael keeps eleven of them moving and has been stuck in the middle of four.</p>
      </div>
    </div>
  </article>
  ${ticketsUnder("h2")}
  <section class="bc-order">
    <div class="bc-wrap bc-grid">
      <h2 class="bc-h2 bc-order-title">Each evening</h2>
      <ol class="bc-order-list">
        <li class="bc-order-row"><span class="bc-order-time">18:30</span><p class="bc-order-text">Doors open. Soup and bread at the long counter, £6.</p></li>
        <li class="bc-order-row"><span class="bc-order-time">19:00</span><p class="bc-order-text">The lecture. One hour, with captions on the left-hand screen.</p></li>
        <li class="bc-order-row"><span class="bc-order-time">20:00</span><p class="bc-order-text">The demonstration, under the crane. Front row gets goggles.</p></li>
        <li class="bc-order-row"><span class="bc-order-time">20:40</span><p class="bc-order-text">Questions at the bar, until ten. The 22:14 tram waits for us.</p></li>
      </ol>
    </div>
  </section>
</main>
${FOOTER}`;

const SPEAKERS = html`${HEADER}
<main id="main">
  <div class="bc-wrap bc-grid bc-page-head-orange">
    <h1 class="bc-page-title">Speakers</h1>
    <p class="bc-page-text">Six people who have stood under something heavy and trusted their own sums. All of them are also good company.</p>
  </div>
  <div class="bc-wrap bc-people">
    <article class="bc-person" id="marit">
      <img class="bc-person-picture" src="/templates/bridge-conference/speaker-1.svg" width="480" height="560" alt="Portrait: orange bob, navy jumper">
      <div class="bc-person-text">
        <h2 class="bc-person-name">Marit Solheim</h2>
        <p class="bc-person-bio">Has walked nine Roman roads from end to end and waded where the bridges have gone. Keeper of maps at the road museum in Aldby, and author of a book on toll houses.</p>
        <a class="bc-link" href="/programme#beam">The first plank, 10 March</a>
      </div>
    </article>
    <article class="bc-person" id="daniel">
      <img class="bc-person-picture" src="/templates/bridge-conference/speaker-2.svg" width="480" height="560" alt="Portrait: round glasses and a dark beard">
      <div class="bc-person-text">
        <h2 class="bc-person-name">Daniel Okonjo</h2>
        <p class="bc-person-bio">Served his apprenticeship with a dry-stone waller, then took a degree at night school. Runs a firm of fourteen masons in Carrow. Keeps a chip of stone from every bridge he has repaired.</p>
        <a class="bc-link" href="/programme#arch">Stones that want to fall, 17 March</a>
      </div>
    </article>
    <article class="bc-person" id="ines">
      <img class="bc-person-picture" src="/templates/bridge-conference/speaker-3.svg" width="480" height="560" alt="Portrait: dark curls, blue earrings, striped orange top" loading="lazy">
      <div class="bc-person-text">
        <h2 class="bc-person-name">Inês Carvalheira</h2>
        <p class="bc-person-bio">Inspects four hundred rail bridges on the Minho line, most of them with a hammer and a good ear. Invented the inspection trolley that everybody calls the pram.</p>
        <a class="bc-link" href="/programme#truss">Triangles and trains, 24 March</a>
      </div>
    </article>
    <article class="bc-person" id="gerald">
      <img class="bc-person-picture" src="/templates/bridge-conference/speaker-4.svg" width="480" height="560" alt="Portrait: white hair and moustache, orange tie" loading="lazy">
      <div class="bc-person-text">
        <h2 class="bc-person-name">Gerald Whitlock</h2>
        <p class="bc-person-bio">Taught structures at Sandholm for twenty-six years. His advice on wind has been ignored by two ministers. He brings his own desk fan.</p>
        <a class="bc-link" href="/programme#suspension">A rope across the fjord, 31 March</a>
      </div>
    </article>
    <article class="bc-person" id="thandi">
      <img class="bc-person-picture" src="/templates/bridge-conference/speaker-5.svg" width="480" height="560" alt="Portrait: high bun with an orange band" loading="lazy">
      <div class="bc-person-text">
        <h2 class="bc-person-name">Thandi Mbatha</h2>
        <p class="bc-person-bio">Designed the footbridge at Lindane, the one that looks like a harp in the fog. Began as a sign painter, and still letters every drawing by hand.</p>
        <a class="bc-link" href="/programme#stayed">Drawing with cables, 7 April</a>
      </div>
    </article>
    <article class="bc-person" id="rafael">
      <img class="bc-person-picture" src="/templates/bridge-conference/speaker-6.svg" width="480" height="560" alt="Portrait: dark hair swept to the side, high collar" loading="lazy">
      <div class="bc-person-text">
        <h2 class="bc-person-name">Rafael Quispe</h2>
        <p class="bc-person-bio">Chief engineer of the harbour bridges at Puerto Alba. On call for eleven moving spans and the ferry captains who curse them.</p>
        <a class="bc-link" href="/programme#bascule">Bridges that get out of the way, 14 April</a>
      </div>
    </article>
  </div>
  <section class="bc-order">
    <div class="bc-wrap bc-grid">
      <h2 class="bc-h2 bc-order-title">Who else you will meet</h2>
      <div class="bc-order-list">
        <div class="bc-order-row"><span class="bc-order-time">Host</span><p class="bc-order-text">Petra Vance, who presents the science hour on Radio Sandholm, keeps time and asks the first question.</p></div>
        <div class="bc-order-row"><span class="bc-order-time">Bench</span><p class="bc-order-text">The demonstrations are built by apprentices from the harbour yard, led by Sol Reiter.</p></div>
        <div class="bc-order-row"><span class="bc-order-time">Pictures</span><p class="bc-order-text">Every lecture is drawn live by Wen Li. The drawings hang in the foyer until May.</p></div>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const TICKETS_PAGE = html`${HEADER}
<main id="main">
  <div class="bc-wrap bc-grid bc-page-head-pale">
    <h1 class="bc-page-title">Tickets</h1>
    <p class="bc-page-text">340 seats each evening. First come, first served: we write back with a seat number and how to pay.</p>
  </div>
  <section aria-label="Prices">
    ${ticketsUnder("h2")}
  </section>

  <section class="bc-wrap bc-grid bc-book" id="book">
    <div class="bc-book-side">
      <h2 class="bc-h2">Book seats</h2>
      <p>We hold your seats for five days while you pay. Return your tickets by noon on the day and we refund you, no questions asked.</p>
      <p class="bc-muted">School groups of ten or more come free. Write “school” in the note.</p>
    </div>
    <form class="bc-form" data-form="Tickets" method="post">
      <div class="bc-field"><label class="bc-label" for="bc-name">Name</label><input class="bc-input" id="bc-name" name="name" type="text" autocomplete="name" required></div>
      <div class="bc-field"><label class="bc-label" for="bc-email">Email</label><input class="bc-input" id="bc-email" name="email" type="email" autocomplete="email" required></div>
      <div class="bc-field-wide"><label class="bc-label" for="bc-evening">Which evening?</label>
        <select class="bc-input" id="bc-evening" name="evening">
          <option>All six</option>
          <option>10 March: The first plank</option>
          <option>17 March: Stones that want to fall</option>
          <option>24 March: Triangles and trains</option>
          <option>31 March: A rope across the fjord</option>
          <option>7 April: Drawing with cables</option>
          <option>14 April: Bridges that get out of the way</option>
        </select>
      </div>
      <div class="bc-field"><label class="bc-label" for="bc-full">Full-price seats</label><input class="bc-input" id="bc-full" name="seats" type="number" min="0" max="20" value="1"></div>
      <div class="bc-field"><label class="bc-label" for="bc-reduced">Seats at £5</label><input class="bc-input" id="bc-reduced" name="reduced" type="number" min="0" max="20" value="0"></div>
      <div class="bc-field-wide"><label class="bc-label" for="bc-note">Note, for example if you need a wheelchair space</label><textarea class="bc-area" id="bc-note" name="note" rows="3"></textarea></div>
      <div class="bc-form-foot"><button class="bc-button" type="submit">Ask for seats</button><p class="bc-form-note">We answer within one working day.</p></div>
    </form>
  </section>

  <img class="bc-hall" src="/templates/bridge-conference/hall.svg" width="1200" height="760" alt="Rows of seats facing a screen with the drawing of an arch, a speaker beside it" loading="lazy">

  <section class="bc-wrap bc-grid bc-venue" id="venue">
    <div class="bc-venue-side">
      <h2 class="bc-h2">Find the hall</h2>
      <address class="bc-address">Turbine Hall, 2 Garrow Street, Sandholm SH1&nbsp;9TB</address>
      <p>From Sandholm South station, cross the iron footbridge and follow the dotted line on the map. It takes seven minutes. Tram 3 stops at the door.</p>
      <p>The route over the road bridge has no steps. Lifts serve every row, and there are twelve wheelchair spaces and a hearing loop.</p>
    </div>
    <figure class="bc-venue-figure">
      <img class="bc-venue-picture" src="/templates/bridge-conference/plan.svg" width="1200" height="760" alt="Map with the river, two bridges, and the dotted route from the station to the orange hall" loading="lazy">
    </figure>
  </section>

  <section class="bc-questions">
    <div class="bc-wrap bc-grid">
      <h2 class="bc-h2 bc-questions-title">Good to know</h2>
      <div class="bc-question"><h3 class="bc-h3">Do I need to know physics?</h3><p>No. If you have ever carried a plank with somebody, you know enough.</p></div>
      <div class="bc-question"><h3 class="bc-h3">Is it recorded?</h3><p>Sound only. The demonstrations have to be seen, and sometimes dodged.</p></div>
      <div class="bc-question"><h3 class="bc-h3">Can children come?</h3><p>Yes, from about nine years old. The third evening is loud.</p></div>
    </div>
  </section>
</main>
${FOOTER}`;

export const bridgeConference: Template = {
  id: "bridge-conference",
  name: line("Lecture series"),
  category: "event",
  colors: {
    background: "#ffffff",
    surface: "#e9eef9",
    text: "#0b1b3f",
    muted: "#4a5675",
    line: "#c3cde4",
    accent: "#1f4fd8",
    "on-accent": "#ffffff",
    orange: "#ff6b2c",
    pale: "#b9c9f2",
  },
  fonts: { heading: "archivo", body: "archivo" },
  css: BRIDGE_CONFERENCE_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Six evenings on bridges – lectures in Sandholm",
      description:
        "Six Wednesdays, six speakers, six kinds of bridge. From 10 March in the Turbine Hall, tickets from £5.",
      html: HOME,
    },
    {
      id: "programme",
      name: "Programme",
      slug: "programme",
      title: "Programme – Six evenings on bridges",
      description:
        "Beam, arch, truss, suspension, cable-stayed and movable: the six lectures and their demonstrations.",
      html: PROGRAMME,
    },
    {
      id: "speakers",
      name: "Speakers",
      slug: "speakers",
      title: "Speakers – Six evenings on bridges",
      description: "A historian, a mason, a railway engineer, a professor, a designer and a keeper of moving bridges.",
      html: SPEAKERS,
    },
    {
      id: "tickets",
      name: "Tickets and venue",
      slug: "tickets",
      title: "Tickets – Six evenings on bridges",
      description: "One evening £14, all six £66, £5 if you are under 26. How to book and how to find the hall.",
      html: TICKETS_PAGE,
    },
  ],
};
