import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { WALKING_CLUB_CSS } from "@/lib/templates/catalog/walking-club-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`<header class="column crest">
  <a class="crest-name" href="/"><img class="crest-mark" src="/templates/walking-club/mark.svg" alt="" width="44" height="44">Thornmere Walkers</a>
  <nav class="crest-nav" aria-label="Main">
    <a class="crest-link" href="/programme">Programme</a>
    <a class="crest-link" href="/leaders">Leaders</a>
    <a class="crest-link" href="/join">Join us</a>
  </nav>
</header>`;

const FOOTER = html`<footer class="base">
  <div class="column base-row">
    <div>
      <p class="base-name">Thornmere Walkers</p>
      <p class="base-text">A club for people who would rather be outdoors. Founded in the station buffet in 1971.</p>
    </div>
    <p>Sundays, 9:30<br>Thornmere station, platform&nbsp;2</p>
    <div class="base-links">
      <a class="base-link" href="/programme">Programme</a>
      <a class="base-link" href="/leaders">Leaders</a>
      <a class="base-link" href="/join">Join us</a>
    </div>
    <div class="base-links">
      <a class="base-link" href="mailto:boots@thornmerewalkers.example">Write to us</a>
      <a class="base-link" href="tel:+441632960233">01632 960233</a>
    </div>
  </div>
</footer>`;

const FREE_WALK = html`<section class="free">
  <img class="free-picture" src="/templates/walking-club/contours.svg" alt="" width="1600" height="760" loading="lazy">
  <div class="column free-body">
    <h2 class="free-title">Your first walk is free.</h2>
    <p class="free-text">So is the second, if it rained on the first. Tell us you are coming and somebody in an orange hat will look out for you.</p>
    <a class="go go-pale" href="/join#sign">Come on Sunday</a>
  </div>
</section>`;

const HOME = html`${HEADER}
<main>
  <section class="map">
    <img class="map-sheet" src="/templates/walking-club/map-hero.svg" alt="Contour map of two hills and a lake, with a dashed orange route from the station over both tops" width="1600" height="900">
    <div class="map-card">
      <h1 class="map-title"><span class="map-line">Sunday,</span> <span class="map-line">12&nbsp;km,</span> <span class="map-line">boots.</span></h1>
      <p class="map-text">We meet under the clock on platform 2 at half past nine, walk until about four, and have never yet left anybody on a hill.</p>
      <div class="map-actions">
        <a class="go" href="/programme">See the spring walks</a>
        <a class="path-link" href="/join">New here?</a>
      </div>
    </div>
  </section>

  <section class="leg">
    <div class="column creed">
      <p class="creed-text">Some of us are twenty-six and some are eighty-one. The pace is set by whoever is last, lunch is at half past twelve wherever that turns out to be, and there is nearly always cake.</p>
      <dl class="creed-facts">
        <div class="creed-fact"><dt class="creed-term">Members</dt><dd class="creed-value">143</dd></div>
        <div class="creed-fact"><dt class="creed-term">Walks each year</dt><dd class="creed-value">46</dd></div>
        <div class="creed-fact"><dt class="creed-term">Usually on a walk</dt><dd class="creed-value">12 to 20 people</dd></div>
        <div class="creed-fact"><dt class="creed-term">Dogs</dt><dd class="creed-value">on most walks, on leads</dd></div>
      </dl>
    </div>
  </section>

  <section class="leg leg-tight" aria-label="The next walk">
    <div class="column">
      <article class="next">
        <img class="next-map" src="/templates/walking-club/map-next.svg" alt="Contour map with a circular route round a steep-sided valley" width="900" height="900" loading="lazy">
        <div class="next-body">
          <p class="next-day">Next, on <time datetime="2027-03-07">Sunday 7 March</time></p>
          <h2 class="next-title">The Coldharbour Ring</h2>
          <p class="next-text">Up through the hazel woods, round the rim of the valley with the lake below you all morning, and down the old quarry incline to the tea hut, which opens for us specially.</p>
          <dl class="next-facts">
            <div><dt class="next-term">Distance</dt><dd class="next-value">12 km</dd></div>
            <div><dt class="next-term">Climb</dt><dd class="next-value">310 m</dd></div>
            <div><dt class="next-term">Grade</dt><dd class="next-value">Steady</dd></div>
          </dl>
          <img class="next-profile" src="/templates/walking-club/profile-coldharbour.svg" alt="" width="540" height="90" loading="lazy">
          <p class="next-meet"><strong>Meet</strong> at 9:30 at Thornmere station. Hester Quill leads. Back for the 16:22.</p>
        </div>
      </article>
    </div>
  </section>

  <section class="leg leg-tight">
    <div class="column">
      <div class="leg-head">
        <h2 class="leg-title">And then, as the evenings draw out</h2>
        <a class="path-link" href="/programme">The whole programme</a>
      </div>
      <div class="season">
        <article class="walk">
          <p class="walk-date"><time datetime="2027-03-14">14 March</time></p>
          <div class="walk-about"><h3 class="walk-name">Three Mills and a Weir</h3><p class="walk-where">Along the Ell from Saltby</p></div>
          <img class="walk-profile" src="/templates/walking-club/profile-mills.svg" alt="" width="540" height="90" loading="lazy">
          <p class="walk-km">9 km <span class="walk-up">90 m up</span></p>
          <p class="walk-grade"><span class="grade">Easy</span></p>
        </article>
        <article class="walk">
          <p class="walk-date"><time datetime="2027-03-21">21 March</time></p>
          <div class="walk-about"><h3 class="walk-name">Skelder Edge, both ends</h3><p class="walk-where">From the Skelder bus stop</p></div>
          <img class="walk-profile" src="/templates/walking-club/profile-skelder.svg" alt="" width="540" height="90" loading="lazy">
          <p class="walk-km">15 km <span class="walk-up">620 m up</span></p>
          <p class="walk-grade"><span class="grade grade-hard">Hard</span></p>
        </article>
        <article class="walk">
          <p class="walk-date"><time datetime="2027-04-04">4 April</time></p>
          <div class="walk-about"><h3 class="walk-name">Whin Moor to the sea</h3><p class="walk-where">Out by train, back by boat</p></div>
          <img class="walk-profile" src="/templates/walking-club/profile-whin.svg" alt="" width="540" height="90" loading="lazy">
          <p class="walk-km">13 km <span class="walk-up">240 m up</span></p>
          <p class="walk-grade"><span class="grade grade-steady">Steady</span></p>
        </article>
        <article class="walk">
          <p class="walk-date"><time datetime="2027-04-11">11 April</time></p>
          <div class="walk-about"><h3 class="walk-name">The Drovers’ Road</h3><p class="walk-where">Hallam Cross to Thornmere</p></div>
          <img class="walk-profile" src="/templates/walking-club/profile-drovers.svg" alt="" width="540" height="90" loading="lazy">
          <p class="walk-km">17 km <span class="walk-up">540 m up</span></p>
          <p class="walk-grade"><span class="grade grade-hard">Hard</span></p>
        </article>
      </div>
    </div>
  </section>

  <section class="leg leg-tight">
    <div class="column">
      <h2 class="leg-title">Three grades, honestly judged</h2>
      <div class="grades">
        <article class="rung"><img class="rung-picture" src="/templates/walking-club/grade-easy.svg" alt="" width="600" height="360" loading="lazy"><div class="rung-body"><h3 class="rung-name">Easy</h3><p class="rung-range">Up to 10 km, up to 150 m of climb</p><p class="rung-text">Paths and lanes, a bench or two, a pub within reach. Pushchairs manage about half of these.</p></div></article>
        <article class="rung"><img class="rung-picture" src="/templates/walking-club/grade-steady.svg" alt="" width="600" height="360" loading="lazy"><div class="rung-body"><h3 class="rung-name">Steady</h3><p class="rung-range">10 to 14 km, up to 400 m of climb</p><p class="rung-text">A proper day. Some mud, some stiles, one hill where the talking stops for ten minutes.</p></div></article>
        <article class="rung"><img class="rung-picture" src="/templates/walking-club/grade-hard.svg" alt="" width="600" height="360" loading="lazy"><div class="rung-body"><h3 class="rung-name">Hard</h3><p class="rung-range">15 km and more, up to 900 m of climb</p><p class="rung-text">Rough ground and weather. Come on two steady walks first, so that we know your pace.</p></div></article>
      </div>
    </div>
  </section>

  <section class="pack leg">
    <div class="column">
      <div class="leg-head">
        <h2 class="leg-title">What to put in the bag</h2>
        <p class="leg-text">No need to buy anything for a first walk. The club has spare waterproofs, sticks and two pairs of gaiters.</p>
      </div>
      <div class="pack-things">
        <img class="pack-picture" src="/templates/walking-club/kit-boots.svg" alt="" width="240" height="240" loading="lazy">
        <img class="pack-picture" src="/templates/walking-club/kit-sack.svg" alt="" width="240" height="240" loading="lazy">
        <img class="pack-picture" src="/templates/walking-club/kit-coat.svg" alt="" width="240" height="240" loading="lazy">
        <img class="pack-picture" src="/templates/walking-club/kit-flask.svg" alt="" width="240" height="240" loading="lazy">
        <img class="pack-picture" src="/templates/walking-club/kit-map.svg" alt="" width="240" height="240" loading="lazy">
        <img class="pack-picture" src="/templates/walking-club/kit-whistle.svg" alt="" width="240" height="240" loading="lazy">
      </div>
      <div class="pack-lists">
        <div><h3 class="pack-title">On you</h3><ul class="pack-list"><li class="pack-item">Boots or shoes with a good grip</li><li class="pack-item">Trousers that are not denim</li><li class="pack-item">A hat, in any month</li></ul></div>
        <div><h3 class="pack-title">In the bag</h3><ul class="pack-list"><li class="pack-item">A waterproof, whatever the forecast</li><li class="pack-item">Lunch, and a litre of water</li><li class="pack-item">One more jumper than you think</li></ul></div>
        <div><h3 class="pack-title">We carry</h3><ul class="pack-list"><li class="pack-item">Map, compass, whistle, shelter</li><li class="pack-item">First aid, and someone trained to use it</li><li class="pack-item">The emergency fruit cake</li></ul></div>
      </div>
    </div>
  </section>

  <section class="leg">
    <div class="column">
      <div class="leg-head">
        <h2 class="leg-title">Who walks in front</h2>
        <a class="path-link" href="/leaders">Meet the leaders</a>
      </div>
      <div class="guides">
        <article><img class="guide-picture" src="/templates/walking-club/leader-hester.svg" alt="Drawing of Hester Quill in an orange hat" width="400" height="460" loading="lazy"><h3 class="guide-name">Hester Quill</h3><p class="guide-text">Knows every stile by name</p></article>
        <article><img class="guide-picture" src="/templates/walking-club/leader-bram.svg" alt="Drawing of Bram Oyelaran with a beard and a green cap" width="400" height="460" loading="lazy"><h3 class="guide-name">Bram Oyelaran</h3><p class="guide-text">Birds, mills, slow mornings</p></article>
        <article><img class="guide-picture" src="/templates/walking-club/leader-petra.svg" alt="Drawing of Petra Lindon with short grey hair and a scarf" width="400" height="460" loading="lazy"><h3 class="guide-name">Petra Lindon</h3><p class="guide-text">The long ones, in any weather</p></article>
        <article><img class="guide-picture" src="/templates/walking-club/leader-yusuf.svg" alt="Drawing of Yusuf Daly in glasses and a hood" width="400" height="460" loading="lazy"><h3 class="guide-name">Yusuf Daly</h3><p class="guide-text">Trains, timetables and the sea</p></article>
      </div>
    </div>
  </section>

  ${FREE_WALK}
</main>
${FOOTER}`;

const PROGRAMME = html`${HEADER}
<main>
  <section class="over">
    <div class="column">
      <h1 class="over-title">Ten Sundays of spring</h1>
      <p class="over-text">No need to book. Turn up ten minutes early with lunch. If a walk changes because of the weather, we ring everyone who has left a number, before six in the morning.</p>
    </div>
  </section>

  <div class="column">
    <section class="month">
      <h2 class="month-name">March</h2>
      <div>
        <article class="outing outing-first">
          <p class="outing-date"><time datetime="2027-03-07">7</time></p>
          <div><h3 class="outing-name">The Coldharbour Ring</h3><p class="outing-text">Hazel woods, the rim of the valley and the quarry incline. Tea hut at the end.</p><p class="outing-meet">9:30 at Thornmere station. Hester leads. Back for the 16:22.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-coldharbour.svg" alt="" width="540" height="90"><p class="outing-facts"><span>12 km, 310 m up</span> <span class="grade grade-steady">Steady</span></p></div>
        </article>
        <article class="outing">
          <p class="outing-date"><time datetime="2027-03-14">14</time></p>
          <div><h3 class="outing-name">Three Mills and a Weir</h3><p class="outing-text">Down the Ell with binoculars. One mill still grinds; bring a bag for flour.</p><p class="outing-meet">10:05 at Saltby halt. Bram leads. Back by three.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-mills.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>9 km, 90 m up</span> <span class="grade">Easy</span></p></div>
        </article>
        <article class="outing">
          <p class="outing-date"><time datetime="2027-03-21">21</time></p>
          <div><h3 class="outing-name">Skelder Edge, both ends</h3><p class="outing-text">Gritstone and wind. There is a way round the scramble at the north end.</p><p class="outing-meet">8:50 at the Skelder bus stop. Petra leads. Torch, please.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-skelder.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>15 km, 620 m up</span> <span class="grade grade-hard">Hard</span></p></div>
        </article>
        <article class="outing outing-last">
          <p class="outing-date"><time datetime="2027-03-28">28</time></p>
          <div><h3 class="outing-name">The Long Breakfast</h3><p class="outing-text">Easter. A short loop round the lake, then eggs on the shore. Children very welcome.</p><p class="outing-meet">9:30 at the boathouse. Everybody leads.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-breakfast.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>6 km, 40 m up</span> <span class="grade">Easy</span></p></div>
        </article>
      </div>
    </section>
    <section class="month">
      <h2 class="month-name">April</h2>
      <div>
        <article class="outing outing-first">
          <p class="outing-date"><time datetime="2027-04-04">4</time></p>
          <div><h3 class="outing-name">Whin Moor to the sea</h3><p class="outing-text">One way, downhill on average, with the mail boat home across the bay.</p><p class="outing-meet">8:40 at Thornmere station, ticket to Whin. Yusuf leads.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-whin.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>13 km, 240 m up</span> <span class="grade grade-steady">Steady</span></p></div>
        </article>
        <article class="outing">
          <p class="outing-date"><time datetime="2027-04-11">11</time></p>
          <div><h3 class="outing-name">The Drovers’ Road</h3><p class="outing-text">The old cattle road from the market cross, walled on both sides and very straight.</p><p class="outing-meet">8:30 at Hallam Cross. Petra leads. Back for the 17:22.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-drovers.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>17 km, 540 m up</span> <span class="grade grade-hard">Hard</span></p></div>
        </article>
        <article class="outing">
          <p class="outing-date"><time datetime="2027-04-18">18</time></p>
          <div><h3 class="outing-name">Two reservoirs</h3><p class="outing-text">Still water, larches, a dam with an echo. A good one to begin with.</p><p class="outing-meet">9:30 at Thornmere station. Hester leads. Back for the 15:52.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-reservoirs.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>12 km, 180 m up</span> <span class="grade grade-steady">Steady</span></p></div>
        </article>
        <article class="outing outing-last">
          <p class="outing-date"><time datetime="2027-04-25">25</time></p>
          <div><h3 class="outing-name">Hagg Wood, for the bluebells</h3><p class="outing-text">If they are late we go anyway and admire the garlic. Slow, with sketchbooks.</p><p class="outing-meet">10:30 at Hagg Lane gate. Bram leads.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-hagg.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>8 km, 120 m up</span> <span class="grade">Easy</span></p></div>
        </article>
      </div>
    </section>
    <section class="month">
      <h2 class="month-name">May</h2>
      <div>
        <article class="outing outing-first">
          <p class="outing-date"><time datetime="2027-05-02">2</time></p>
          <div><h3 class="outing-name">The Cinder Line</h3><p class="outing-text">The old mineral railway, three tunnels, one of them properly dark. Ice cream at the far end.</p><p class="outing-meet">9:30 at Thornmere station. Yusuf leads, with the old timetable.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-cinder.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>14 km, 110 m up</span> <span class="grade grade-steady">Steady</span></p></div>
        </article>
        <article class="outing outing-last">
          <p class="outing-date"><time datetime="2027-05-09">9</time></p>
          <div><h3 class="outing-name">The Seven Cairns</h3><p class="outing-text">The big one. Out at first light, one stone carried from the lake to the last top.</p><p class="outing-meet">6:45 at the boathouse. Petra and Hester lead.</p></div>
          <div class="outing-side"><img class="outing-profile" src="/templates/walking-club/profile-cairns.svg" alt="" width="540" height="90" loading="lazy"><p class="outing-facts"><span>18 km, 810 m up</span> <span class="grade grade-hard">Hard</span></p></div>
        </article>
      </div>
    </section>
  </div>

  <section class="pack leg">
    <div class="column">
      <h2 class="leg-title">House rules, all three of them</h2>
      <div class="rules">
        <div class="rule"><h3 class="rule-title">Nobody walks at the back alone</h3><p class="rule-text">There is always a back marker, and the front waits at every gate and every fork.</p></div>
        <div class="rule"><h3 class="rule-title">Dogs on leads near sheep</h3><p class="rule-text">From March to June there are sheep everywhere, so that means every walk. Two dogs at most, so ask the leader first.</p></div>
        <div class="rule"><h3 class="rule-title">The leader may turn back</h3><p class="rule-text">Cloud, ice or tired knees. Nobody argues on the hill; we argue afterwards, over soup.</p></div>
      </div>
    </div>
  </section>
  ${FREE_WALK}
</main>
${FOOTER}`;

const LEADERS = html`${HEADER}
<main>
  <section class="over">
    <div class="column">
      <h1 class="over-title">The ones in front</h1>
      <p class="over-text">Four volunteers with mountain first aid, a whistle and strong opinions about sandwiches. Each walks the route the week before, so that the bull is not a surprise.</p>
    </div>
  </section>
  <div class="column">
    <article class="person">
      <img class="person-picture" src="/templates/walking-club/leader-hester.svg" alt="Drawing of Hester Quill in an orange hat" width="400" height="460">
      <div><h2 class="person-name">Hester Quill</h2><p class="person-role">Leads steady walks. Secretary since 1998.</p><p class="person-text">Taught geography for thirty years and still cannot pass a road cutting without explaining it. Wears the orange hat, so that you can find her in fog, in stations and at parties.</p><p class="person-walk">Her walk: the Coldharbour Ring, in March, before the leaves hide the lake.</p></div>
    </article>
    <article class="person">
      <img class="person-picture" src="/templates/walking-club/leader-bram.svg" alt="Drawing of Bram Oyelaran with a beard and a green cap" width="400" height="460" loading="lazy">
      <div><h2 class="person-name">Bram Oyelaran</h2><p class="person-role">Leads easy walks, with stops.</p><p class="person-text">A nurse during the week, which is reassuring. Carries the second pair of binoculars and lends them out. His record is eleven kilometres in seven hours, because of a dipper.</p><p class="person-walk">His walk: Three Mills and a Weir, any day when the river is low.</p></div>
    </article>
    <article class="person">
      <img class="person-picture" src="/templates/walking-club/leader-petra.svg" alt="Drawing of Petra Lindon with short grey hair and a scarf" width="400" height="460" loading="lazy">
      <div><h2 class="person-name">Petra Lindon</h2><p class="person-role">Leads hard walks. Keeps the first-aid kits.</p><p class="person-text">Twenty years in mountain rescue. Walks uphill at exactly the speed at which you can still tell a story, and has enough stories for the Seven Cairns and back.</p><p class="person-walk">Her walk: Skelder Edge, both ends, in a good wind.</p></div>
    </article>
    <article class="person">
      <img class="person-picture" src="/templates/walking-club/leader-yusuf.svg" alt="Drawing of Yusuf Daly in glasses and a hood" width="400" height="460" loading="lazy">
      <div><h2 class="person-name">Yusuf Daly</h2><p class="person-role">Leads one-way walks. Plans the trains.</p><p class="person-text">Signalman on the branch line. Believes that a walk should end somewhere other than where it began, preferably beside the sea, four minutes before the train.</p><p class="person-walk">His walk: Whin Moor to the sea, and the mail boat home.</p></div>
    </article>
  </div>
  <section class="pack leg">
    <div class="column creed">
      <div><h2 class="leg-title">Fancy leading one yourself?</h2><p class="leg-text">We pay for the two-day navigation course in October and the first-aid weekend in February. After that you walk behind one of us three times, then in front of one of us once. Then you choose a hill.</p></div>
      <dl class="creed-facts">
        <div class="creed-fact"><dt class="creed-term">Navigation course</dt><dd class="creed-value">16 and 17 October</dd></div>
        <div class="creed-fact"><dt class="creed-term">First-aid weekend</dt><dd class="creed-value">12 and 13 February</dd></div>
        <div class="creed-fact"><dt class="creed-term">Cost to you</dt><dd class="creed-value">nothing</dd></div>
        <div class="creed-fact"><dt class="creed-term">Ask</dt><dd class="creed-value"><a class="path-link" href="mailto:petra@thornmerewalkers.example">Petra</a></dd></div>
      </dl>
    </div>
  </section>
  ${FREE_WALK}
</main>
${FOOTER}`;

const JOIN = html`${HEADER}
<main>
  <section class="over">
    <div class="column">
      <h1 class="over-title">Walk once, then decide</h1>
      <p class="over-text">Come on any easy or steady walk without joining. If you like us, membership runs from the day you pay to the same day next year.</p>
    </div>
  </section>
  <img class="view" src="/templates/walking-club/hills.svg" alt="Layered green hills with a dashed orange path and a line of small walkers" width="1600" height="560">

  <section class="leg">
    <div class="column">
      <div class="fees">
        <article class="fee fee-first"><h2 class="fee-name">One adult</h2><p class="fee-price">£18</p><p class="fee-text">A year of Sundays, the printed programme by post, and the use of the club kit.</p></article>
        <article class="fee"><h2 class="fee-name">A household</h2><p class="fee-price">£30</p><p class="fee-text">Everyone at one address, including grandmothers and anyone under eighteen.</p></article>
        <article class="fee"><h2 class="fee-name">Reduced</h2><p class="fee-price">£5</p><p class="fee-text">If £18 is too much this year. Choose it on the form. Nobody asks why.</p></article>
      </div>
    </div>
  </section>

  <section class="pack leg">
    <div class="column sunday">
      <div>
        <h2 class="leg-title">How a first Sunday goes</h2>
        <p class="leg-text">The times are for a steady walk. Easy ones start later and stop more.</p>
      </div>
      <ol class="hours">
        <li class="hour"><p class="hour-time">9:20</p><div class="hour-mark"><span class="hour-dot"></span></div><div class="hour-text"><h3 class="hour-name">Platform 2, under the clock</h3><p>Look for the orange hat. Say it is your first time; someone will walk with you.</p></div></li>
        <li class="hour"><p class="hour-time">9:30</p><div class="hour-mark"><span class="hour-dot"></span></div><div class="hour-text"><h3 class="hour-name">Names and the plan</h3><p>The leader shows you the map and points out the hill. Last chance for the station lavatory.</p></div></li>
        <li class="hour"><p class="hour-time">12:30</p><div class="hour-mark"><span class="hour-dot"></span></div><div class="hour-text"><h3 class="hour-name">Lunch, out of the wind</h3><p>Half an hour. Swapping biscuits is normal.</p></div></li>
        <li class="hour"><p class="hour-time">15:50</p><div class="hour-mark"><span class="hour-dot"></span></div><div class="hour-text"><h3 class="hour-name">Tea</h3><p>Hut, pub or the back of Petra’s van.</p></div></li>
        <li class="hour"><p class="hour-time">16:22</p><div class="hour-mark hour-mark-last"><span class="hour-dot"></span></div><div class="hour-text"><h3 class="hour-name">The train home</h3><p>Muddy, slightly taller.</p></div></li>
      </ol>
    </div>
  </section>

  <section class="leg" id="sign">
    <div class="column sign">
      <div>
        <h2 class="leg-title">Tell us you are coming</h2>
        <div class="asked">
          <div class="asked-item"><h3 class="asked-title">Am I fit enough?</h3><p class="asked-text">If you can walk for two hours in town, you can do an easy walk. Start there.</p></div>
          <div class="asked-item"><h3 class="asked-title">Can I come on my own?</h3><p class="asked-text">Most people do. By lunch you will know everybody.</p></div>
          <div class="asked-item"><h3 class="asked-title">And if it pours?</h3><p class="asked-text">We go, unless there is lightning, ice or a flood. It stops more often than you think.</p></div>
          <div class="asked-item"><h3 class="asked-title">Children?</h3><p class="asked-text">Free on easy walks, with an adult. The Long Breakfast is meant for them.</p></div>
        </div>
      </div>
      <form class="sign-form" data-form="First walk" method="post">
        <div class="slot slot-wide"><label class="slot-label" for="join-name">Name</label><input class="slot-input" id="join-name" name="name" type="text" autocomplete="name" required></div>
        <div class="slot"><label class="slot-label" for="join-email">Email</label><input class="slot-input" id="join-email" name="email" type="email" autocomplete="email" required></div>
        <div class="slot"><label class="slot-label" for="join-phone">Telephone, in case of bad weather</label><input class="slot-input" id="join-phone" name="phone" type="tel" autocomplete="tel"></div>
        <div class="slot slot-wide"><label class="slot-label" for="join-walk">Which walk?</label><select class="slot-input" id="join-walk" name="walk"><option>The Coldharbour Ring, 7 March</option><option>Three Mills and a Weir, 14 March</option><option>The Long Breakfast, 28 March</option><option>Whin Moor to the sea, 4 April</option><option>Two reservoirs, 18 April</option><option>Hagg Wood, 25 April</option><option>The Cinder Line, 2 May</option></select></div>
        <div class="slot slot-wide"><label class="slot-label" for="join-as">I would like to</label><select class="slot-input" id="join-as" name="joining"><option>try one walk first</option><option>join, £18</option><option>join as a household, £30</option><option>join for £5</option></select></div>
        <div class="slot slot-wide"><label class="slot-label" for="join-note">Anything we should know?</label><textarea class="slot-area" id="join-note" name="note" rows="4"></textarea></div>
        <button class="sign-send" type="submit">Put me on the list</button>
      </form>
    </div>
  </section>
</main>
${FOOTER}`;

export const walkingClub: Template = {
  id: "walking-club",
  name: line("Walking club"),
  category: "community",
  colors: {
    background: "#c9d6bd",
    surface: "#dce5d2",
    text: "#15251c",
    muted: "#3d4f3f",
    line: "#9db08f",
    accent: "#8a3508",
    "on-accent": "#fff8f0",
    mist: "#eff3e8",
    forest: "#18372a",
    route: "#f2581c",
  },
  fonts: { heading: "bricolage-grotesque", body: "dm-sans" },
  css: WALKING_CLUB_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Thornmere Walkers, every Sunday at half past nine",
      description:
        "A walking club that meets at Thornmere station on Sundays. Twelve kilometres, cake, nobody left behind.",
      html: HOME,
    },
    {
      id: "programme",
      name: "Programme",
      slug: "programme",
      title: "Spring programme, Thornmere Walkers",
      description: "Ten Sunday walks from March to May, with distances, climbs, grades and meeting places.",
      html: PROGRAMME,
    },
    {
      id: "leaders",
      name: "Leaders",
      slug: "leaders",
      title: "Leaders, Thornmere Walkers",
      description: "Hester, Bram, Petra and Yusuf lead our walks. Who they are and how to become the fifth.",
      html: LEADERS,
    },
    {
      id: "join",
      name: "Join us",
      slug: "join",
      title: "Join us, Thornmere Walkers",
      description: "The first walk is free. Membership costs £18 a year. What to bring and how a first Sunday goes.",
      html: JOIN,
    },
  ],
};
