import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { PHYSIO_PRACTICE_CSS } from "@/lib/templates/catalog/physio-practice-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="skip-link" href="#content">Skip to the content</a>
<header class="site-header">
  <div class="wrap header-row">
    <a class="site-name" href="/">Harbour Physiotherapy</a>
    <nav class="site-nav" aria-label="Pages">
      <a class="nav-link" href="/treatments">Treatments</a>
      <a class="nav-link" href="/team">Team</a>
      <a class="button-small" href="/appointments">Appointments</a>
    </nav>
  </div>
</header>`;

const PLACE = html`
<section class="place" id="place">
  <div><img class="place-picture" src="/templates/physio-practice/map.svg" alt="Drawn map of the harbour with the practice marked at the head of the inner basin" width="1000" height="760" loading="lazy"></div>
  <div class="place-body">
    <h2 class="title">Above the chandler’s</h2>
    <address class="place-address">Chart House, 4 Inner Basin, Penmar&nbsp;PM1&nbsp;6QS</address>
    <table class="hours">
      <tbody>
        <tr><th class="hours-day" scope="row">Monday, Wednesday</th><td class="hours-time">8:00 to 17:30</td></tr>
        <tr><th class="hours-day" scope="row">Tuesday, Thursday</th><td class="hours-time">8:00 to 20:00</td></tr>
        <tr><th class="hours-day" scope="row">Friday</th><td class="hours-time">8:00 to 15:00</td></tr>
      </tbody>
    </table>
    <p class="place-note">Lift at the quayside door, buses 2 and 7 to Custom House, two marked parking spaces behind the building. If you cannot manage the cobbles, ring and one of us will come down to meet you.</p>
  </div>
</section>`;

const FOOTER = html`
<footer class="site-footer">
  <div class="wrap footer-grid">
    <p class="footer-name">Harbour Physiotherapy</p>
    <address class="footer-text">Chart House, 4 Inner Basin, Penmar&nbsp;PM1&nbsp;6QS</address>
    <div>
      <p><a class="footer-link" href="tel:+441632960231">01632 960 231</a></p>
      <p><a class="footer-link" href="mailto:desk@harbourphysio.example">desk@harbourphysio.example</a></p>
    </div>
    <p class="footer-small">All four physiotherapists are registered and insured. In an emergency call an ambulance, not us.</p>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main id="content">
  <section class="hero">
    <div class="hero-body">
      <h1 class="hero-title">Back on the boat, the bike, the stairs</h1>
      <p class="hero-text">Four physiotherapists above Penmar harbour. A first appointment lasts an hour. For the first twenty minutes we only listen, and you leave with a plan that fits on one page.</p>
      <div class="hero-actions">
        <a class="button" href="/appointments">Request an appointment</a>
        <a class="button-line" href="tel:+441632960231">01632 960 231</a>
      </div>
      <dl class="hero-facts">
        <div class="hero-fact"><dt class="hero-term">First appointment</dt><dd class="hero-value">within six days</dd></div>
        <div class="hero-fact"><dt class="hero-term">Cannot move today?</dt><dd class="hero-value">call before nine</dd></div>
      </dl>
    </div>
    <div class="hero-figure">
      <img class="hero-picture" src="/templates/physio-practice/harbour-morning.svg" alt="Woman stretching one arm upwards on a quay in the morning, with boats, coloured houses and a lighthouse behind her" width="1200" height="1100">
    </div>
  </section>

  <section class="section">
    <div class="wrap">
      <div class="section-head">
        <h2 class="title">What is not moving as it should?</h2>
        <p class="note">You need neither a diagnosis nor a letter from your doctor. Tell us what you can no longer do, and we will start there.</p>
      </div>
      <div class="pains">
        <article>
          <img class="pain-picture" src="/templates/physio-practice/back.svg" alt="Person bending forward with a mark on the lower back" width="480" height="480" loading="lazy">
          <h3 class="pain-title">Back and neck</h3>
          <p class="pain-text">Stiff mornings, long drives, a sneeze that went wrong. Two out of three are better in four weeks.</p>
        </article>
        <article>
          <img class="pain-picture" src="/templates/physio-practice/shoulder.svg" alt="Person lifting one arm with a mark on the shoulder" width="480" height="480" loading="lazy">
          <h3 class="pain-title">Shoulder and arm</h3>
          <p class="pain-text">When putting on a coat or sleeping on one side is out of the question. Slow to mend, but it does mend.</p>
        </article>
        <article>
          <img class="pain-picture" src="/templates/physio-practice/knee.svg" alt="Person in a lunge with a mark on the knee" width="480" height="480" loading="lazy">
          <h3 class="pain-title">Hip and knee</h3>
          <p class="pain-text">Before an operation, after one, or to avoid one. We practise on real stairs.</p>
        </article>
        <article>
          <img class="pain-picture" src="/templates/physio-practice/running.svg" alt="Person running with a mark on the ankle" width="480" height="480" loading="lazy">
          <h3 class="pain-title">Running and sport</h3>
          <p class="pain-text">Ankles, heels and hamstrings. We film you running on the quay, not on a treadmill.</p>
        </article>
      </div>
      <div class="pains-end"><a class="button-line" href="/treatments">All treatments and prices</a></div>
    </div>
  </section>

  <section class="section-tint" id="first-visit">
    <div class="wrap visit">
      <div class="visit-figure">
        <img class="visit-picture" src="/templates/physio-practice/exercise-page.svg" alt="Clipboard with a page of three drawn exercises, beside a cup of coffee and a pencil" width="800" height="960" loading="lazy">
      </div>
      <div>
        <h2 class="title">Your first hour</h2>
        <p class="visit-text">Wear something you can bend in. Bring any hospital letters or scans you have, and the shoes you wear most.</p>
        <ol class="visit-list">
          <li class="visit-step"><p class="visit-time">0 to 20</p><h3 class="visit-step-title">You talk</h3><p class="visit-step-text">What hurts, how long it has hurt, what you have tried, and what you would do tomorrow if it were gone.</p></li>
          <li class="visit-step"><p class="visit-time">20 to 35</p><h3 class="visit-step-title">We look</h3><p class="visit-step-text">You bend, reach, walk, maybe climb our stairs. We explain each test before we do it.</p></li>
          <li class="visit-step"><p class="visit-time">35 to 50</p><h3 class="visit-step-title">We begin</h3><p class="visit-step-text">With hands-on treatment or the first exercise. Most people feel a difference straight away, some the next morning.</p></li>
          <li class="visit-step"><p class="visit-time">50 to 60</p><h3 class="visit-step-title">You get a page</h3><p class="visit-step-text">Two or three exercises, with drawings, how often and for how long. And a number to call.</p></li>
        </ol>
      </div>
    </div>
  </section>

  <section class="costs">
    <div class="wrap costs-grid">
      <div>
        <h2 class="costs-title">What it costs</h2>
        <p class="costs-text">Pay on the day by card or cash, or within fourteen days. Our bills are itemised, so most insurers accept them first time.</p>
        <a class="button-light" href="/treatments">See all prices</a>
      </div>
      <table class="costs-table">
        <thead>
          <tr><th class="costs-head" scope="col">Appointment</th><th class="costs-head-end" scope="col">Minutes</th><th class="costs-head-end" scope="col">Price</th></tr>
        </thead>
        <tbody>
          <tr><th class="costs-name" scope="row">First appointment</th><td class="costs-cell">60</td><td class="costs-cell">£72</td></tr>
          <tr><th class="costs-name" scope="row">Follow-up</th><td class="costs-cell">30</td><td class="costs-cell">£44</td></tr>
          <tr><th class="costs-name" scope="row">Sports massage</th><td class="costs-cell">45</td><td class="costs-cell">£48</td></tr>
          <tr><th class="costs-name" scope="row">Backs at eight, in a group</th><td class="costs-cell">50</td><td class="costs-cell">£14</td></tr>
        </tbody>
      </table>
    </div>
  </section>

  <section class="section">
    <div class="wrap">
      <div class="section-head">
        <h2 class="title">Four people, and the same one each time</h2>
        <p class="note">You stay with the person you see first, unless you ask for somebody else, which offends nobody.</p>
      </div>
      <div class="team">
        <article>
          <img class="member-picture" src="/templates/physio-practice/maren.svg" alt="Portrait of Maren Holt: long red hair, striped plum jumper" width="480" height="560" loading="lazy">
          <h3 class="member-name">Maren Holt</h3>
          <p class="member-text">Backs, rowers. Founded the practice in 2011</p>
        </article>
        <article>
          <img class="member-picture" src="/templates/physio-practice/daniel.svg" alt="Portrait of Daniel Okoro: short black hair, navy jumper" width="480" height="560" loading="lazy">
          <h3 class="member-name">Daniel Okoro</h3>
          <p class="member-text">Shoulders, knees and heavy work</p>
        </article>
        <article>
          <img class="member-picture" src="/templates/physio-practice/ines.svg" alt="Portrait of Ines Calder: grey bun, round glasses, blue cardigan" width="480" height="560" loading="lazy">
          <h3 class="member-name">Ines Calder</h3>
          <p class="member-text">Recovery after surgery, and balance</p>
        </article>
        <article>
          <img class="member-picture" src="/templates/physio-practice/tomasz.svg" alt="Portrait of Tomasz Reid: brown beard, blue jacket" width="480" height="560" loading="lazy">
          <h3 class="member-name">Tomasz Reid</h3>
          <p class="member-text">Running, ankles, teenagers</p>
        </article>
      </div>
    </div>
  </section>

  <section class="letter">
    <blockquote class="wrap">
      <p class="letter-words">“All I wanted was to tie my own shoes. In June I carried my granddaughter up the lighthouse. All one hundred and eight steps.”</p>
      <p class="letter-from">Colin Marsh, one of Daniel’s patients</p>
    </blockquote>
  </section>

  <section class="section">
    <div class="wrap asks">
      <h2 class="title">Asked at the desk</h2>
      <div class="asks-list">
        <article><h3 class="ask-title">Do I need a referral?</h3><p class="ask-text">No, but some insurers want one, so check with yours first.</p></article>
        <article><h3 class="ask-title">How many times will I need to come?</h3><p class="ask-text">Usually four or five. After the second visit we can tell you what to expect.</p></article>
        <article><h3 class="ask-title">Will it hurt?</h3><p class="ask-text">It may ache for a day. You decide how far we go, and we stop as soon as you say so.</p></article>
        <article><h3 class="ask-title">What if I cannot come?</h3><p class="ask-text">Tell us by the evening before and it costs nothing. After that, we charge half price.</p></article>
      </div>
    </div>
  </section>
  ${PLACE}
</main>
${FOOTER}`;

const TREATMENTS = html`${HEADER}
<main id="content">
  <section class="page-head">
    <div class="wrap page-row">
      <h1 class="page-title">Treatments and prices</h1>
      <p class="page-text">If you do not know which one you need, book a first appointment. Choosing is our job, and it is included.</p>
    </div>
  </section>
  <div class="wrap">
    <section class="group">
      <div>
        <h2 class="group-title">Physiotherapy</h2>
        <p class="group-text">One person, one room, one plan. All four of us do this, each with something we know best.</p>
        <img class="group-picture" src="/templates/physio-practice/back.svg" alt="Person bending forward with a mark on the lower back" width="480" height="480" loading="lazy">
      </div>
      <div class="treatment-list">
        <article class="treatment">
          <h3 class="treatment-name">First appointment</h3>
          <p class="treatment-time">60 min</p>
          <p class="treatment-price">£72</p>
          <p class="treatment-text">An hour to listen, look, treat and agree on what you will do at home.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Follow-up</h3>
          <p class="treatment-time">30 min</p>
          <p class="treatment-price">£44</p>
          <p class="treatment-text">We check what has changed and adjust the plan. Three of these are usual, more than eight are not.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Long follow-up</h3>
          <p class="treatment-time">45 min</p>
          <p class="treatment-price">£58</p>
          <p class="treatment-text">For two problems at once, or after an operation.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Acute, same day</h3>
          <p class="treatment-time">30 min</p>
          <p class="treatment-price">£52</p>
          <p class="treatment-text">When you cannot turn, bend or bear weight. Call before nine.</p>
        </article>
      </div>
    </section>
    <section class="group">
      <div>
        <h2 class="group-title">By hand</h2>
        <p class="group-text">For muscles and joints that need loosening before they can be trained.</p>
        <img class="group-picture" src="/templates/physio-practice/shoulder.svg" alt="Person lifting one arm with a mark on the shoulder" width="480" height="480" loading="lazy">
      </div>
      <div class="treatment-list">
        <article class="treatment">
          <h3 class="treatment-name">Sports massage</h3>
          <p class="treatment-time">45 min</p>
          <p class="treatment-price">£48</p>
          <p class="treatment-text">Calves before a race, shoulders after a season of rowing.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Manual therapy</h3>
          <p class="treatment-time">30 min</p>
          <p class="treatment-price">£46</p>
          <p class="treatment-text">Slow, precise work on stiff joints of the neck, back or jaw.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Lymph drainage</h3>
          <p class="treatment-time">60 min</p>
          <p class="treatment-price">£64</p>
          <p class="treatment-text">After surgery or cancer treatment, with Ines, who has special training.</p>
        </article>
      </div>
    </section>
    <section class="group">
      <div>
        <h2 class="group-title">With a little help</h2>
        <p class="group-text">Treatments we add when exercise alone is too slow. None of them is enough by itself.</p>
        <img class="group-picture" src="/templates/physio-practice/knee.svg" alt="Person in a lunge with a mark on the knee" width="480" height="480" loading="lazy">
      </div>
      <div class="treatment-list">
        <article class="treatment">
          <h3 class="treatment-name">Dry needling</h3>
          <p class="treatment-time">30 min</p>
          <p class="treatment-price">£46</p>
          <p class="treatment-text">Fine needles for stubborn knots. Less dramatic than it sounds.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Shockwave</h3>
          <p class="treatment-time">20 min</p>
          <p class="treatment-price">£40</p>
          <p class="treatment-text">For sore heels, tennis elbow and other tendon trouble. Three to five sessions.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Taping</h3>
          <p class="treatment-time">15 min</p>
          <p class="treatment-price">£16</p>
          <p class="treatment-text">As part of a follow-up, or by itself before a match.</p>
        </article>
      </div>
    </section>
    <section class="group">
      <div>
        <h2 class="group-title">Together, or at home</h2>
        <p class="group-text">Small groups meet in the long room with the view. No mirrors, no music.</p>
        <img class="group-picture" src="/templates/physio-practice/running.svg" alt="Person running with a mark on the ankle" width="480" height="480" loading="lazy">
      </div>
      <div class="treatment-list">
        <article class="treatment">
          <h3 class="treatment-name">Backs at eight</h3>
          <p class="treatment-time">50 min</p>
          <p class="treatment-price">£14</p>
          <p class="treatment-text">Six people, Tuesday and Thursday at 8:00. Eight sessions cost £98.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Balance after seventy</h3>
          <p class="treatment-time">45 min</p>
          <p class="treatment-price">£9</p>
          <p class="treatment-text">Wednesday at 11:00, tea included. Fewer falls is the whole aim.</p>
        </article>
        <article class="treatment">
          <h3 class="treatment-name">Home visit</h3>
          <p class="treatment-time">60 min</p>
          <p class="treatment-price">£95</p>
          <p class="treatment-text">Within Penmar and Quay End, when the stairs are the problem.</p>
        </article>
      </div>
    </section>
  </div>
  <section class="section">
    <div class="wrap terms">
      <article class="term"><h2 class="ask-title">Five in one go</h2><p class="ask-text">Five follow-ups paid for together cost £198 instead of £220. They are valid for a year, and you can pass them on.</p></article>
      <article class="term"><h2 class="ask-title">Insurance</h2><p class="ask-text">We bill you, you send it on. We can bill Coastal Mutual and Mariners’ Provident directly.</p></article>
      <article class="term"><h2 class="ask-title">If money is tight</h2><p class="ask-text">Four appointments a week are kept at £20. Just ask at the desk; nobody will ask you why.</p></article>
    </div>
  </section>
  <section class="letter">
    <div class="wrap">
      <p class="letter-words">Not sure whether we can help?</p>
      <p class="letter-from"><a class="button" href="/appointments">Describe it and we will call you</a></p>
    </div>
  </section>
  ${PLACE}
</main>
${FOOTER}`;

const TEAM = html`${HEADER}
<main id="content">
  <section class="page-head">
    <div class="wrap page-row">
      <h1 class="page-title">Who looks after you</h1>
      <p class="page-text">Four physiotherapists with eighty-two years of experience between them, and Petra at the desk, who remembers everyone’s name.</p>
    </div>
  </section>
  <div class="wrap">
    <article class="profile">
      <img class="profile-picture" src="/templates/physio-practice/maren.svg" alt="Portrait of Maren Holt: long red hair, striped plum jumper" width="480" height="560">
      <div>
        <h2 class="profile-name">Maren Holt</h2>
        <p class="profile-role">Founder, physiotherapist since 2004</p>
        <p class="profile-text">Maren rowed for her county until a slipped disc stopped her at twenty-six. She opened the practice in 2011 in what used to be the chart room, because nobody should have to climb a hill with a bad back. She still rows, gently, on Sundays.</p>
        <dl class="profile-facts">
          <div><dt class="profile-term">Here on</dt><dd class="profile-value">Monday to Thursday</dd></div>
          <div><dt class="profile-term">Speaks</dt><dd class="profile-value">English, German</dd></div>
          <div><dt class="profile-term">Best at</dt><dd class="profile-value">Backs, rowers, patience</dd></div>
        </dl>
      </div>
    </article>
    <article class="profile">
      <img class="profile-picture" src="/templates/physio-practice/daniel.svg" alt="Portrait of Daniel Okoro: short black hair, navy jumper" width="480" height="560" loading="lazy">
      <div>
        <h2 class="profile-name">Daniel Okoro</h2>
        <p class="profile-role">Physiotherapist since 2013</p>
        <p class="profile-text">Nine years with the ferry crews and the lifeboat taught Daniel what a working body has to do on a Monday morning, whatever the textbook says. He will ask to see you lift the actual box.</p>
        <dl class="profile-facts">
          <div><dt class="profile-term">Here on</dt><dd class="profile-value">Monday, Tuesday, Friday</dd></div>
          <div><dt class="profile-term">Speaks</dt><dd class="profile-value">English, Igbo, French</dd></div>
          <div><dt class="profile-term">Best at</dt><dd class="profile-value">Shoulders, knees, work</dd></div>
        </dl>
      </div>
    </article>
    <article class="profile">
      <img class="profile-picture" src="/templates/physio-practice/ines.svg" alt="Portrait of Ines Calder: grey bun, round glasses, blue cardigan" width="480" height="560" loading="lazy">
      <div>
        <h2 class="profile-name">Ines Calder</h2>
        <p class="profile-role">Physiotherapist since 1987</p>
        <p class="profile-text">Ines has retired once and did not care for it. She looks after people following surgery and cancer treatment, and leads the balance group, which has a waiting list and a choir.</p>
        <dl class="profile-facts">
          <div><dt class="profile-term">Here on</dt><dd class="profile-value">Wednesday, Thursday</dd></div>
          <div><dt class="profile-term">Speaks</dt><dd class="profile-value">English, Portuguese</dd></div>
          <div><dt class="profile-term">Best at</dt><dd class="profile-value">Surgery recovery, lymph drainage, over-seventies</dd></div>
        </dl>
      </div>
    </article>
    <article class="profile">
      <img class="profile-picture" src="/templates/physio-practice/tomasz.svg" alt="Portrait of Tomasz Reid: brown beard, blue jacket" width="480" height="560" loading="lazy">
      <div>
        <h2 class="profile-name">Tomasz Reid</h2>
        <p class="profile-role">Physiotherapist since 2018</p>
        <p class="profile-text">Tomasz runs up hills on purpose. He films your stride on the quay, slows it down and shows you the one thing to change. Never more than one at a time.</p>
        <dl class="profile-facts">
          <div><dt class="profile-term">Here on</dt><dd class="profile-value">Tuesday to Friday, evenings too</dd></div>
          <div><dt class="profile-term">Speaks</dt><dd class="profile-value">English, Polish</dd></div>
          <div><dt class="profile-term">Best at</dt><dd class="profile-value">Running, ankles, teenagers</dd></div>
        </dl>
      </div>
    </article>
  </div>
  <section class="section">
    <div class="wrap asks">
      <h2 class="title">The chart room</h2>
      <div class="asks-list">
        <article><h3 class="ask-title">Three rooms with doors</h3><p class="ask-text">Walls, not curtains, so nobody overhears. Each room has a view of the water and a heater that works.</p></article>
        <article><h3 class="ask-title">One long room</h3><p class="ask-text">For groups, with a wooden floor, wall bars from the old school and twelve chairs of different heights.</p></article>
      </div>
    </div>
  </section>
  <img class="room-picture" src="/templates/physio-practice/room.svg" alt="Treatment room with a plum-coloured couch in front of a window overlooking the harbour" width="1400" height="760" loading="lazy">
  ${PLACE}
</main>
${FOOTER}`;

const APPOINTMENTS = html`${HEADER}
<main id="content">
  <section class="page-head">
    <div class="wrap page-row">
      <h1 class="page-title">Request an appointment</h1>
      <p class="page-text">Petra reads these at eight, at noon and at four, and will offer you two times. Nothing is booked until you have said yes to one.</p>
    </div>
  </section>
  <section class="section">
    <div class="wrap book">
      <div class="book-side">
        <div>
          <h2 class="book-heading">Rather talk?</h2>
          <p><a class="book-link" href="tel:+441632960231">01632 960 231</a></p>
          <p class="book-text">Monday to Friday from 7:45. The answering machine is only for nights.</p>
        </div>
        <div>
          <h2 class="book-heading">Cannot move at all?</h2>
          <p class="book-text">Call before nine. Each of us keeps half an hour free for the same day.</p>
        </div>
        <div>
          <h2 class="book-heading">Go to a doctor first</h2>
          <p class="book-text">If you have numbness between the legs, back pain with a fever, or have had a bad fall. We will still be here.</p>
        </div>
        <div>
          <h2 class="book-heading">What to bring</h2>
          <p class="book-text">Clothes you can bend in, your everyday shoes, any hospital letters, a list of your medicines.</p>
        </div>
      </div>
      <form class="form" data-form="Appointment" method="post">
        <h2 class="form-title">What can we do for you?</h2>
        <div class="field">
          <label class="field-label" for="book-name">Name</label>
          <input class="field-input" id="book-name" name="name" type="text" autocomplete="name" required>
        </div>
        <div class="field">
          <label class="field-label" for="book-phone">Telephone</label>
          <input class="field-input" id="book-phone" name="phone" type="tel" autocomplete="tel" required>
        </div>
        <div class="field-wide">
          <label class="field-label" for="book-email">Email</label>
          <input class="field-input" id="book-email" name="email" type="email" autocomplete="email" required>
        </div>
        <div class="field">
          <label class="field-label" for="book-where">Where does it hurt?</label>
          <select class="field-input" id="book-where" name="where">
            <option>Back or neck</option>
            <option>Shoulder or arm</option>
            <option>Hip or knee</option>
            <option>Ankle or foot</option>
            <option>Somewhere else</option>
          </select>
        </div>
        <div class="field">
          <label class="field-label" for="book-with">Who would you like to see?</label>
          <select class="field-input" id="book-with" name="with">
            <option>Whoever is free first</option>
            <option>Maren Holt</option>
            <option>Daniel Okoro</option>
            <option>Ines Calder</option>
            <option>Tomasz Reid</option>
          </select>
        </div>
        <fieldset class="choices">
          <legend class="choices-title">Have you been here before?</legend>
          <div class="choices-row">
            <label class="choice"><input class="choice-box" type="radio" name="before" value="No" required>No, first time</label>
            <label class="choice"><input class="choice-box" type="radio" name="before" value="Yes">Yes</label>
          </div>
        </fieldset>
        <fieldset class="choices">
          <legend class="choices-title">When could you come?</legend>
          <div class="choices-row">
            <label class="choice"><input class="choice-box" type="checkbox" name="times" value="Early">8 to 10</label>
            <label class="choice"><input class="choice-box" type="checkbox" name="times" value="Day">10 to 16</label>
            <label class="choice"><input class="choice-box" type="checkbox" name="times" value="Late">After 16</label>
            <label class="choice"><input class="choice-box" type="checkbox" name="times" value="Evening">Evening, Tuesday or Thursday</label>
          </div>
        </fieldset>
        <div class="field-wide">
          <label class="field-label" for="book-message">What do you find hard at the moment?</label>
          <textarea class="field-area" id="book-message" name="message" rows="5" placeholder="How long it has been like this, and what makes it better or worse"></textarea>
        </div>
        <div class="form-end">
          <button class="button" type="submit">Send the request</button>
          <p class="form-note">Only Petra and your physiotherapist read this. Please leave out anything you would rather say in person.</p>
        </div>
      </form>
    </div>
  </section>
  <section class="section-tint">
    <div class="wrap asks">
      <h2 class="title">After you have sent it</h2>
      <div class="asks-list">
        <article><h3 class="ask-title">Same day</h3><p class="ask-text">We offer you two times by text message or email. Tell us which one suits and it is yours.</p></article>
        <article><h3 class="ask-title">The evening before</h3><p class="ask-text">A reminder, with the floor and the door code. You can move the appointment free of charge until then.</p></article>
        <article><h3 class="ask-title">On the day</h3><p class="ask-text">Come five minutes early, not fifteen. There is one form, and Petra fills it in with you.</p></article>
        <article><h3 class="ask-title">Afterwards</h3><p class="ask-text">Your page of exercises also comes by email, with short films made here at the practice.</p></article>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

export const physioPractice: Template = {
  id: "physio-practice",
  name: line("Physiotherapy practice"),
  category: "business",
  colors: {
    background: "#f4f7fa",
    surface: "#e4ecf2",
    text: "#2a1a2c",
    muted: "#59536a",
    line: "#cbd7e1",
    accent: "#5c2149",
    "on-accent": "#ffffff",
    white: "#ffffff",
    mist: "#cddbe6",
    steel: "#7d94a6",
    petal: "#8d4a74",
    "plum-deep": "#3a1230",
  },
  fonts: { heading: "newsreader", body: "dm-sans" },
  css: PHYSIO_PRACTICE_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Harbour Physiotherapy, Penmar",
      description: "Four physiotherapists above Penmar harbour. We see you within six days. The first hour costs £72.",
      html: HOME,
    },
    {
      id: "treatments",
      name: "Treatments",
      slug: "treatments",
      title: "Treatments and prices | Harbour Physiotherapy",
      description: "Physiotherapy, manual therapy, massage, groups and home visits with durations and prices.",
      html: TREATMENTS,
    },
    {
      id: "team",
      name: "Team",
      slug: "team",
      title: "The team | Harbour Physiotherapy",
      description:
        "Maren Holt, Daniel Okoro, Ines Calder and Tomasz Reid: what they are good at and when they are here.",
      html: TEAM,
    },
    {
      id: "appointments",
      name: "Appointments",
      slug: "appointments",
      title: "Request an appointment | Harbour Physiotherapy",
      description: "Request an appointment at Harbour Physiotherapy in Penmar, or call 01632 960 231.",
      html: APPOINTMENTS,
    },
  ],
};
