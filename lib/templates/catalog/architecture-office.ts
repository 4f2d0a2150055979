import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { ARCHITECTURE_OFFICE_CSS } from "@/lib/templates/catalog/architecture-office-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="skip-link" href="#content">Skip to the content</a>
<header class="site-header">
  <a class="site-name" href="/">Oster Vale Architects</a>
  <nav class="site-nav" aria-label="Pages">
    <a class="site-nav-link" href="/#projects">Projects</a>
    <a class="site-nav-link" href="/office">Office</a>
    <a class="site-nav-link" href="/contact">Contact</a>
  </nav>
</header>`;

const FOOTER = html`
<footer class="site-footer">
  <div class="wrap footer-grid">
    <div class="footer-block">
      <p class="footer-text">Oster Vale Architects Ltd</p>
      <p class="footer-muted">Registered practice no. 40188</p>
    </div>
    <div class="footer-block">
      <address class="footer-text">The Wool Store, Lower Quay, Harrel HR2&nbsp;4QD</address>
    </div>
    <div class="footer-block">
      <p class="footer-text"><a class="footer-link" href="tel:+441632960142">01632 960 142</a></p>
      <p class="footer-text"><a class="footer-link" href="mailto:office@ostervale.example">office@ostervale.example</a></p>
    </div>
    <div class="footer-block">
      <p class="footer-text">Monday to Friday, 9 to 5.30</p>
      <p class="footer-muted">The drawings on these pages are ours. Please ask before you use them.</p>
    </div>
  </div>
</footer>`;

const INVITE = html`
<section class="invite">
  <div class="wrap invite-row">
    <h2 class="invite-title">A plot, a ruin, or just half an idea?</h2>
    <div class="invite-action"><a class="button" href="/contact">Arrange a first visit</a></div>
  </div>
</section>`;

const HOME = html`${HEADER}
<main id="content">
  <section class="hero">
    <div class="wrap hero-row">
      <h1 class="hero-title">Buildings that sit low and last long</h1>
      <p class="hero-text">We are a practice of eleven on the Harrel estuary. We build houses, libraries and workplaces from timber, brick and whatever is already standing.</p>
    </div>
  </section>
  <figure class="drawing">
    <img class="drawing-wide" src="/templates/architecture-office/elevation.svg" alt="Long elevation of nine timber houses with sloping roofs beside a brick hall and an old chimney, seen from the water" width="1600" height="560">
    <figcaption class="drawing-caption">
      <span class="drawing-caption-name">Saltworks Row, Harrel</span>
      <span class="drawing-caption-what">Nine houses and a workshop on the old salt pans, seen from the estuary.</span>
      <span class="drawing-caption-scale">Completed 2025</span>
    </figcaption>
  </figure>

  <section class="wrap statement">
    <h2 class="label statement-label">The office</h2>
    <div class="statement-body">
      <p class="statement-text">Before we draw anything, we measure. A week on site with a tape, a level and a notebook tells us where the wind comes from, which walls are worth keeping and what the neighbours will mind. Most of the design is in that notebook.</p>
      <ul class="statement-facts">
        <li class="statement-fact"><span class="statement-number">1998</span>Founded above a sail loft</li>
        <li class="statement-fact"><span class="statement-number">64</span>Buildings finished</li>
        <li class="statement-fact"><span class="statement-number">27</span>Repairs and conversions among them</li>
      </ul>
    </div>
  </section>

  <section class="wrap works" id="projects">
    <div class="section-head">
      <h2 class="section-title">Projects</h2>
      <p class="section-note">Four from the last five years, then the full list. We can lend you a set of drawings for any of them.</p>
    </div>
    <div class="works-grid">
      <article class="work-large">
        <a class="work-link" href="/saltworks-row">
          <img class="work-picture" src="/templates/architecture-office/interior.svg" alt="Room with a long window seat looking out to the sea, shelves on one side and a table in front" width="1200" height="800" loading="lazy">
          <h3 class="work-name">Saltworks Row</h3>
        </a>
        <p class="work-facts">2025, Harrel, 1,240 m²</p>
      </article>
      <article class="work-small">
        <img class="work-picture-tall" src="/templates/architecture-office/axonometric.svg" alt="Axonometric drawing of a boat hall with its roof lifted to show six timber frames and three boats" width="1000" height="800" loading="lazy">
        <h3 class="work-name">Pilot Boat Hall</h3>
        <p class="work-facts">2023, Skarne Point, 460 m²</p>
      </article>
      <article class="work-left">
        <img class="work-picture-plan" src="/templates/architecture-office/plan.svg" alt="Plan of a house around a square courtyard with one tree" width="1000" height="800" loading="lazy">
        <h3 class="work-name">House around a Pear Tree</h3>
        <p class="work-facts">2022, Undermill, 188 m²</p>
      </article>
      <article class="work-right">
        <img class="work-picture" src="/templates/architecture-office/section.svg" alt="Section through a library with a saw-tooth roof, a gallery, reading tables and a book store below ground" width="1200" height="800" loading="lazy">
        <h3 class="work-name">Pell Town Library</h3>
        <p class="work-facts">2021, Pell, 2,100 m²</p>
      </article>
    </div>
  </section>

  <section class="wrap index">
    <div class="section-head">
      <h2 class="section-title">The full list</h2>
    </div>
    <table class="index-table">
      <thead>
        <tr>
          <th class="index-head" scope="col">Year</th>
          <th class="index-head" scope="col">Project</th>
          <th class="index-head index-use" scope="col">Use</th>
          <th class="index-head" scope="col">Place</th>
          <th class="index-head-end" scope="col">Area</th>
        </tr>
      </thead>
      <tbody>
        <tr class="index-row"><td class="index-year">2026</td><th class="index-name" scope="row">Ferry Waiting Room</th><td class="index-cell index-use">Transport, on site</td><td class="index-cell">Skarne</td><td class="index-area">96 m²</td></tr>
        <tr class="index-row"><td class="index-year">2025</td><th class="index-name" scope="row"><a class="index-link" href="/saltworks-row">Saltworks Row</a></th><td class="index-cell index-use">Nine houses, workshop</td><td class="index-cell">Harrel</td><td class="index-area">1,240 m²</td></tr>
        <tr class="index-row"><td class="index-year">2024</td><th class="index-name" scope="row">Marden Barn</th><td class="index-cell index-use">House, conversion</td><td class="index-cell">Marden</td><td class="index-area">310 m²</td></tr>
        <tr class="index-row"><td class="index-year">2023</td><th class="index-name" scope="row">Pilot Boat Hall</th><td class="index-cell index-use">Workplace</td><td class="index-cell">Skarne Point</td><td class="index-area">460 m²</td></tr>
        <tr class="index-row"><td class="index-year">2023</td><th class="index-name" scope="row">St Wenna’s Hall</th><td class="index-cell index-use">Parish hall, repair</td><td class="index-cell">Pell</td><td class="index-area">275 m²</td></tr>
        <tr class="index-row"><td class="index-year">2022</td><th class="index-name" scope="row">House around a Pear Tree</th><td class="index-cell index-use">House</td><td class="index-cell">Undermill</td><td class="index-area">188 m²</td></tr>
        <tr class="index-row"><td class="index-year">2021</td><th class="index-name" scope="row">Pell Town Library</th><td class="index-cell index-use">Library</td><td class="index-cell">Pell</td><td class="index-area">2,100 m²</td></tr>
        <tr class="index-row"><td class="index-year">2019</td><th class="index-name" scope="row">Quarry School Kitchen</th><td class="index-cell index-use">School, extension</td><td class="index-cell">Tarn Edge</td><td class="index-area">142 m²</td></tr>
        <tr class="index-row"><td class="index-year">2017</td><th class="index-name" scope="row">The Wool Store</th><td class="index-cell index-use">Our own office</td><td class="index-cell">Harrel</td><td class="index-area">780 m²</td></tr>
      </tbody>
    </table>
  </section>

  <section class="stages">
    <div class="wrap">
      <div class="section-head">
        <h2 class="section-title">Thirty months, drawn to scale</h2>
        <p class="stages-note">How long a house of 180 m² usually takes, from the first visit to moving in.</p>
      </div>
      <ol class="stages-list">
        <li class="stage">
          <div class="stage-mark"></div>
          <h3 class="stage-name">Survey</h3>
          <p class="stage-weeks">3 months</p>
          <p class="stage-text">A measured drawing of everything on the plot.</p>
        </li>
        <li class="stage">
          <div class="stage-mark"></div>
          <h3 class="stage-name">Sketches</h3>
          <p class="stage-weeks">5 months</p>
          <p class="stage-text">Three models in grey card. You choose one and take the scissors to it.</p>
        </li>
        <li class="stage">
          <div class="stage-mark-now"></div>
          <h3 class="stage-name">Planning</h3>
          <p class="stage-weeks">7 months</p>
          <p class="stage-text">We write to the neighbours first and the council second. The price is checked again before we apply.</p>
        </li>
        <li class="stage">
          <div class="stage-mark"></div>
          <h3 class="stage-name">Details</h3>
          <p class="stage-weeks">4 months</p>
          <p class="stage-text">Every joint drawn at a fifth of full size, with the builder at the table.</p>
        </li>
        <li class="stage">
          <div class="stage-mark"></div>
          <h3 class="stage-name">Building</h3>
          <p class="stage-weeks">11 months</p>
          <p class="stage-text">On site every Tuesday, and by telephone the rest of the week. We come back after the first winter and put right whatever has moved.</p>
        </li>
      </ol>
    </div>
  </section>

  <section class="detail">
    <div class="wrap detail-grid">
      <figure class="detail-figure">
        <img class="detail-picture" src="/templates/architecture-office/wall-detail.svg" alt="Construction drawing of where a timber wall meets a concrete foundation, with seven numbered parts" width="900" height="1000" loading="lazy">
      </figure>
      <div class="detail-body">
        <h2 class="detail-title">Where the wall meets the ground</h2>
        <p class="detail-text">Every timber house on this coast fails in the same place: the bottom 200 millimetres. This is the joint we have been improving since our first house. It keeps the boards dry, lets you change one without touching the next, and gives you somewhere to sit.</p>
        <ol class="detail-list">
          <li class="detail-item"><span class="detail-number">1</span>Larch boards, sawn, 26 mm, left to go grey</li>
          <li class="detail-item"><span class="detail-number">2</span>Battens and a drained air gap</li>
          <li class="detail-item"><span class="detail-number">3</span>Wood-fibre insulation between studs, 210 mm</li>
          <li class="detail-item"><span class="detail-number">4</span>Window seat in ash, at 450 mm</li>
          <li class="detail-item"><span class="detail-number">5</span>End-grain block floor over heating pipes</li>
          <li class="detail-item"><span class="detail-number">6</span>Weathering steel drip, the only metal outside</li>
          <li class="detail-item"><span class="detail-number">7</span>Foundation with crushed brick from the site</li>
        </ol>
      </div>
    </div>
  </section>

  <section class="wrap notes">
    <div class="section-head">
      <h2 class="section-title">From the office</h2>
    </div>
    <div class="notes-grid">
      <article class="note">
        <p class="label">12 May 2026</p>
        <h3 class="note-title">Roof on at the Ferry Waiting Room</h3>
        <p class="note-text">The last of the 22 rafters went up between two sailings. The benches are being made from the old jetty planks.</p>
      </article>
      <article class="note">
        <p class="label">3 April 2026</p>
        <h3 class="note-title">Open house at Saltworks Row</h3>
        <p class="note-text">Numbers 4 and 7 open their doors on the last Sunday of each month until September, from 2 to 5. Shoes off, please.</p>
      </article>
      <article class="note">
        <p class="label">31 March 2026</p>
        <h3 class="note-title">A winter of energy bills</h3>
        <p class="note-text">The nine households let us read their meters: £41 a month on average for heating and hot water, through a cold winter.</p>
      </article>
    </div>
  </section>
  ${INVITE}
</main>
${FOOTER}`;

const SALTWORKS_ROW = html`${HEADER}
<main id="content">
  <section class="wrap project-head">
    <h1 class="project-title">Saltworks Row</h1>
    <p class="project-lead">Nine houses and a shared workshop on the edge of the Harrel salt pans, closed since 1961. The houses step along the old sea wall, each turned a little so that its kitchen gets the morning sun and its window seat looks out on the tide.</p>
    <dl class="project-data">
      <div class="project-datum"><dt class="project-term">Place</dt><dd class="project-value">Pan Lane, Harrel</dd></div>
      <div class="project-datum"><dt class="project-term">Client</dt><dd class="project-value">Harrel Saltworks Housing Society</dd></div>
      <div class="project-datum"><dt class="project-term">Years</dt><dd class="project-value">2020 to 2025</dd></div>
      <div class="project-datum"><dt class="project-term">Area</dt><dd class="project-value">1,240 m²</dd></div>
      <div class="project-datum"><dt class="project-term">Cost</dt><dd class="project-value">£3.1 million, £2,500 a square metre</dd></div>
      <div class="project-datum"><dt class="project-term">Team</dt><dd class="project-value">Ines Vale, Tobias Rook, Maud Ferris</dd></div>
      <div class="project-datum"><dt class="project-term">Builder</dt><dd class="project-value">Penrick and Daughters</dd></div>
    </dl>
  </section>
  <figure class="drawing">
    <img class="drawing-wide" src="/templates/architecture-office/elevation.svg" alt="Long elevation of nine timber houses with sloping roofs beside a brick hall and an old chimney, seen from the water" width="1600" height="560">
    <figcaption class="drawing-caption">
      <span class="drawing-caption-name">Estuary elevation</span>
      <span class="drawing-caption-what">The chimney and the boiling hall stay. The hall is now the workshop.</span>
      <span class="drawing-caption-scale">Scale bar 20 m</span>
    </figcaption>
  </figure>
  <section class="wrap story">
    <h2 class="story-title">A wall to live behind, and a lane to live on</h2>
    <div class="story-text">
      <p>The sea wall was there first. It is two metres thick at the foot, built of rubble and lime, and it had kept the pans dry for a century and a half. We asked whether it could do the same for nine families, and the engineer said yes, if we left it alone.</p>
      <p>So the houses stand on their own concrete feet, a hand’s width from the wall, and look over it. The lane on the other side is for prams, bicycles and long conversations. Cars stop at the old weighbridge, seventy paces away.</p>
      <p>All nine are the same 92 square metres. What differs is the slope of the roof, the colour of the front door, and which room each family chose for the seat by the water.</p>
    </div>
  </section>
  <figure class="drawing">
    <img class="drawing-plan" src="/templates/architecture-office/row-plan.svg" alt="Ground floor plan of nine narrow houses in a row between the water and a lane with small trees" width="1600" height="520" loading="lazy">
    <figcaption class="drawing-caption">
      <span class="drawing-caption-name">Plan of the ground floor</span>
      <span class="drawing-caption-what">Tables on the water side, kitchens on the lane side, stairs in between.</span>
      <span class="drawing-caption-scale">North is up</span>
    </figcaption>
  </figure>
  <section class="wrap room">
    <figure class="room-figure">
      <img class="room-picture" src="/templates/architecture-office/interior.svg" alt="Living room with a long window seat looking out to the sea, shelves on one side and a table in front" width="1200" height="800" loading="lazy">
    </figure>
    <blockquote class="room-quote">
      <p class="room-words">“I wanted a sofa. They talked me into a window. Nobody has asked about a sofa since.”</p>
      <p class="room-source">Joan Tilley, number 5</p>
    </blockquote>
  </section>
  <section class="wrap measures">
    <div class="section-head">
      <h2 class="section-title">After one winter</h2>
      <p class="section-note">Measured by the residents from November 2025 to March 2026.</p>
    </div>
    <ul class="measures-grid">
      <li class="measure"><span class="measure-number">£41</span><span class="measure-text">a month for heating and hot water, on average</span></li>
      <li class="measure"><span class="measure-number">20.4°</span><span class="measure-text">in the living rooms on the coldest morning</span></li>
      <li class="measure"><span class="measure-number">86%</span><span class="measure-text">of the timber grown within fifty miles</span></li>
      <li class="measure"><span class="measure-number">3</span><span class="measure-text">doors that stuck. All three have been planed.</span></li>
    </ul>
  </section>
  ${INVITE}
</main>
${FOOTER}`;

const OFFICE = html`${HEADER}
<main id="content">
  <section class="hero">
    <div class="wrap hero-row">
      <h1 class="hero-title">Eleven people in an old wool store</h1>
      <p class="hero-text">We bought the building in 2015 for the price of its roof slates. The roof leaked for two more years.</p>
    </div>
  </section>
  <figure class="drawing">
    <img class="drawing-wide" src="/templates/architecture-office/wool-store.svg" alt="Elevation of a brick warehouse with three gables, arched windows and a rust-coloured door" width="1600" height="500">
    <figcaption class="drawing-caption">
      <span class="drawing-caption-name">The Wool Store, Harrel</span>
      <span class="drawing-caption-what">We have the first floor. A sailmaker and a bakery share the ground floor.</span>
      <span class="drawing-caption-scale">Repaired 2017</span>
    </figcaption>
  </figure>
  <section class="wrap story">
    <h2 class="story-title">Small on purpose</h2>
    <div class="story-text">
      <p>Ines Vale and Peter Oster began in 1998 with one drawing board, over a sail loft that smelled of tar. Their first job was a porch. The porch is still there, and so is the client, who has since asked for a bathroom and a henhouse.</p>
      <p>We take on four new projects a year. That means the person who measures your site also draws the details, and is the one who stands in the mud on a Tuesday morning to see them built.</p>
      <p>Peter retired in 2022 and comes in on Thursdays to sharpen pencils and opinions.</p>
    </div>
  </section>
  <section class="wrap people">
    <div class="section-head">
      <h2 class="section-title">Who you will meet</h2>
      <p class="section-note">And the year each of us joined.</p>
    </div>
    <ul class="people-grid">
      <li class="person"><h3 class="person-name">Ines Vale</h3><span class="person-since">1998</span><p class="person-role">Founder. Houses, listed buildings</p></li>
      <li class="person"><h3 class="person-name">Peter Oster</h3><span class="person-since">1998</span><p class="person-role">Founder, retired. Thursdays</p></li>
      <li class="person"><h3 class="person-name">Tobias Rook</h3><span class="person-since">2006</span><p class="person-role">Director. Timber, housing</p></li>
      <li class="person"><h3 class="person-name">Adaeze Munro</h3><span class="person-since">2011</span><p class="person-role">Director. Libraries, schools</p></li>
      <li class="person"><h3 class="person-name">Maud Ferris</h3><span class="person-since">2014</span><p class="person-role">Architect. Details, site</p></li>
      <li class="person"><h3 class="person-name">Samir Holt</h3><span class="person-since">2016</span><p class="person-role">Architect. Repair, lime, brick</p></li>
      <li class="person"><h3 class="person-name">Greta Lindqvist</h3><span class="person-since">2018</span><p class="person-role">Architect. Workplaces</p></li>
      <li class="person"><h3 class="person-name">Owen Pryce</h3><span class="person-since">2020</span><p class="person-role">Technologist. Energy, drawings</p></li>
      <li class="person"><h3 class="person-name">Lucía Barros</h3><span class="person-since">2023</span><p class="person-role">Assistant. Models</p></li>
      <li class="person"><h3 class="person-name">Jonah Whit</h3><span class="person-since">2024</span><p class="person-role">Assistant. Surveys</p></li>
      <li class="person"><h3 class="person-name">Beth Carrow</h3><span class="person-since">2009</span><p class="person-role">Office, accounts, everyone’s diary</p></li>
    </ul>
  </section>
  <section class="rules">
    <div class="wrap">
      <div class="section-head">
        <h2 class="section-title">What we hold ourselves to</h2>
      </div>
      <div class="rules-grid">
        <article class="rule">
          <h3 class="rule-title">Keep what is standing</h3>
          <p class="rule-text">If a wall can be mended, we mend it. We have talked seven clients out of demolition and charged them for a survey instead.</p>
        </article>
        <article class="rule">
          <h3 class="rule-title">Talk about money early</h3>
          <p class="rule-text">You get a costing for each sketch, not just the last one. A quantity surveyor checks the drawings at every stage.</p>
        </article>
        <article class="rule">
          <h3 class="rule-title">Come back</h3>
          <p class="rule-text">One year and five years after you move in, we visit with a thermometer and a list of questions. The answers go into the next house.</p>
        </article>
      </div>
    </div>
  </section>
  <section class="wrap story">
    <h2 class="story-title">Working here</h2>
    <div class="story-text">
      <p>Each September we take on two students, paid, for a full year. Send Beth six drawings of one thing you understand well by 1 April. No renderings, please: we like to see how it is put together.</p>
      <p><a class="contact-link" href="mailto:beth@ostervale.example">beth@ostervale.example</a></p>
    </div>
  </section>
  ${INVITE}
</main>
${FOOTER}`;

const CONTACT = html`${HEADER}
<main id="content">
  <section class="hero">
    <div class="wrap hero-row">
      <h1 class="hero-title">Tell us about the place first</h1>
      <p class="hero-text">A first visit within thirty miles of Harrel takes two hours and costs £180. If we work together, it comes off the first bill.</p>
    </div>
  </section>
  <section class="wrap contact">
    <div class="contact-side">
      <div>
        <h2 class="contact-heading">Office</h2>
        <address class="contact-line">The Wool Store, first floor, Lower Quay, Harrel HR2&nbsp;4QD</address>
      </div>
      <div>
        <h2 class="contact-heading">Telephone and email</h2>
        <p class="contact-line"><a class="contact-link" href="tel:+441632960142">01632 960 142</a></p>
        <p><a class="contact-link" href="mailto:office@ostervale.example">office@ostervale.example</a></p>
      </div>
      <div>
        <h2 class="contact-heading">Hours</h2>
        <p class="contact-line">Monday to Friday, 9 to 5.30. On Tuesdays most of us are out on site, and Beth answers the phone.</p>
      </div>
      <div>
        <h2 class="contact-heading">What happens next</h2>
        <p class="contact-line">You will hear from one of the three directors within four working days, with two dates for a visit.</p>
      </div>
    </div>
    <form class="contact-form" data-form="Contact" method="post">
      <h2 class="form-title">Your site</h2>
      <div class="field">
        <label class="field-label" for="contact-name">Your name</label>
        <input class="field-input" id="contact-name" name="name" type="text" autocomplete="name" required>
      </div>
      <div class="field">
        <label class="field-label" for="contact-email">Email</label>
        <input class="field-input" id="contact-email" name="email" type="email" autocomplete="email" required>
      </div>
      <div class="field">
        <label class="field-label" for="contact-phone">Telephone, if you prefer a call</label>
        <input class="field-input" id="contact-phone" name="phone" type="tel" autocomplete="tel">
      </div>
      <div class="field">
        <label class="field-label" for="contact-place">Where is the site?</label>
        <input class="field-input" id="contact-place" name="place" type="text" placeholder="Address, or the nearest village">
      </div>
      <div class="field">
        <label class="field-label" for="contact-kind">What kind of project is it?</label>
        <select class="field-input" id="contact-kind" name="kind">
          <option>A new house</option>
          <option>A house to repair or extend</option>
          <option>A workplace</option>
          <option>A public building</option>
          <option>Not sure yet</option>
        </select>
      </div>
      <div class="field">
        <label class="field-label" for="contact-budget">What is your budget?</label>
        <select class="field-input" id="contact-budget" name="budget">
          <option>Under £150,000</option>
          <option>£150,000 to £400,000</option>
          <option>£400,000 to £1 million</option>
          <option>More than £1 million</option>
          <option>Help me work it out</option>
        </select>
      </div>
      <div class="field-wide">
        <label class="field-label" for="contact-message">What is there now, and what would you like?</label>
        <textarea class="field-area" id="contact-message" name="message" rows="6" required></textarea>
      </div>
      <div class="form-end">
        <button class="button" type="submit">Send to the office</button>
        <p class="form-note">We keep your message while we are in touch, and delete it a year after we last spoke.</p>
      </div>
    </form>
  </section>
  <figure class="drawing">
    <img class="drawing-map" src="/templates/architecture-office/site-plan.svg" alt="Map of Harrel with the estuary to the west, the railway in the middle and the Wool Store on the quay marked in rust" width="1200" height="800" loading="lazy">
    <figcaption class="drawing-caption">
      <span class="drawing-caption-name">How to find us</span>
      <span class="drawing-caption-what">Nine minutes on foot from Harrel station: down Ropewalk, left at the quay. Ring the lower bell.</span>
      <span class="drawing-caption-scale">Bike racks under the arch</span>
    </figcaption>
  </figure>
</main>
${FOOTER}`;

export const architectureOffice: Template = {
  id: "architecture-office",
  name: line("Architecture office"),
  category: "portfolio",
  colors: {
    background: "#ffffff",
    surface: "#eceded",
    text: "#202223",
    muted: "#5c6164",
    line: "#d3d6d6",
    accent: "#a8431f",
    "on-accent": "#ffffff",
    concrete: "#bcc0c1",
    graphite: "#2b2d2e",
    ember: "#e07a4f",
  },
  fonts: { heading: "work-sans", body: "work-sans" },
  css: ARCHITECTURE_OFFICE_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Oster Vale Architects, Harrel",
      description:
        "A practice of eleven on the Harrel estuary. Houses, libraries and workplaces from timber, brick and what is already there.",
      html: HOME,
    },
    {
      id: "saltworks-row",
      name: "Saltworks Row",
      slug: "saltworks-row",
      title: "Saltworks Row, nine houses in Harrel | Oster Vale Architects",
      description:
        "Nine timber houses and a workshop along an old sea wall: drawings, figures and a winter’s measurements.",
      html: SALTWORKS_ROW,
    },
    {
      id: "office",
      name: "Office",
      slug: "office",
      title: "The office | Oster Vale Architects",
      description: "Who works at Oster Vale, where we work, and what we hold ourselves to.",
      html: OFFICE,
    },
    {
      id: "contact",
      name: "Contact",
      slug: "contact",
      title: "Contact | Oster Vale Architects",
      description: "Tell us about your site. A first visit within thirty miles of Harrel costs £180.",
      html: CONTACT,
    },
  ],
};
