import { backdrop, CARD, dice, poster, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A club stage in Austin at night: a singer with her guitar in the spotlight, drummer behind, the
 * skyline through the back wall of glass.
 */
export const scene: Scene = {
  name: 'austin-live-music',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, '#17123a')}${skyline()}${room}${neon}${beams}${band}${stage}${singer}${crowd()}`,
      verticalGradient('sky', [0, '#1d2168'], [0.45, '#5a3a94'], [0.75, '#d05c8c'], [1, '#f7a06e']) +
        verticalGradient('beam', [0, '#ffe3a0'], [1, '#ffb35c']) +
        '<radialGradient id="glow"><stop offset="0" stop-color="#ff5fa8" stop-opacity=".55"/><stop offset="1" stop-color="#ff5fa8" stop-opacity="0"/></radialGradient><radialGradient id="teal"><stop offset="0" stop-color="#3fe0d8" stop-opacity=".5"/><stop offset="1" stop-color="#3fe0d8" stop-opacity="0"/></radialGradient>',
    ),
};

/** Towers of downtown and the Capitol dome against the last light. */
function skyline(): string {
  const roll = dice(90);
  let windows = '';
  for (const [x, y, wide, high] of [[152, 200, 34, 130], [212, 156, 40, 170], [330, 214, 30, 100], [476, 176, 30, 150], [540, 130, 40, 190], [606, 210, 34, 110]] as const)
    for (let row = 0; row < high; row += 15) for (let column = 4; column < wide - 6; column += 11) if (roll() < 0.5) windows += `M${x + column} ${y + row + 8}h5v7h-5Z`;
  return `<path d="M110 90H690V400H110Z" fill="url(#sky)"/><path d="M146 130h0M190 116h0M300 124h0M360 108h0M430 132h0M520 112h0M640 128h0M668 180h0M286 170h0" stroke="#fff1d0" stroke-width="3" stroke-linecap="round"/>
    <path d="M110 340V280H136V310H180V260H216V300H300V270H330V320H460V280H520V310H580V266H640V300H690V400H110Z" fill="#7a4a98"/>
    <path d="M110 400V330H152V200H186V320H212V156L232 130 252 156V330H290V350H330V222L345 204 360 214V350H476V176H506V330H540V150L560 104 580 150V340H606V210H640V320H664V280H690V400Z" fill="#3a2a72"/>
    <path d="M152 200h10V400h-10ZM212 156 232 130 224 156V400H212ZM540 150 560 104 554 150V400H540ZM476 176h9V400h-9ZM606 210h9V400h-9Z" fill="#574096"/>
    <path d="M372 400V338H390V322H396V300C396 274 408 262 416 260V244H422V260C430 262 442 274 442 300V322H448V338H466V400Z" fill="#54387f"/><path d="M396 300C396 274 408 262 416 260V244H419V400H390V322H396Z" fill="#b56a98"/><path d="M390 318H448V324H390ZM394 298H444V303H394Z" fill="#f3b08f"/><path d="${windows}" fill="#ffcf73"/>`;
}

/** Brick walls either side, steel sash, a truss of cans above. */
const room = `<path d="M0 0H112V470H0ZM688 0H800V470H688Z" fill="#2c1a48"/><path d="M0 70h46v16H0ZM54 70h50v16H54ZM0 94h24v16H0ZM32 94h50v16H32ZM0 214h46v16H0ZM54 214h50v16H54ZM0 238h24v16H0ZM32 238h50v16H32ZM54 262h50v16H54ZM0 374h46v16H0ZM54 374h50v16H54ZM0 398h24v16H0ZM32 398h50v16H32ZM696 70h50v16h-50ZM754 70h46v16h-46ZM718 94h50v16h-50ZM696 330h50v16h-50ZM754 330h46v16h-46ZM718 354h50v16h-50ZM776 354h24v16h-24ZM696 378h50v16h-50ZM718 402h50v16h-50Z" fill="#43245a"/>
  <path d="M104 60H696V92H104ZM104 92H118V400H104ZM682 92H696V400H682ZM256 92H264V400H256ZM456 92H464V400H456ZM110 214H690V221H110ZM104 384H696V400H104Z" fill="#191238"/>
  <path d="M0 0H800V30H0Z" fill="#0f0b28"/><path d="M0 34H800V40H0ZM0 60H800V66H0Z" fill="#3a2c5c"/><path d="M0 40 40 60 80 40 120 60 160 40 200 60 240 40 280 60 320 40 360 60 400 40 440 60 480 40 520 60 560 40 600 60 640 40 680 60 720 40 760 60 800 40" stroke="#3a2c5c" stroke-width="4" fill="none"/>
  <path d="M176 62h34l6 34h-46ZM382 62h36l6 34h-48ZM590 62h34l6 34h-46ZM286 62h26l4 26h-34ZM490 62h26l4 26h-34Z" fill="#0f0b28"/><path d="M172 94h42v6h-42ZM378 94h44v6h-44ZM586 94h42v6h-42Z" fill="#fff0c4"/><path d="M284 86h30v5h-30Z" fill="#ff7fb8"/><path d="M488 86h30v5h-30Z" fill="#5fe8e0"/>`;

/** Neon on the brick: a boot, a star and a bolt, no words. */
const neon = `<circle cx="52" cy="160" r="110" fill="url(#glow)"/><circle cx="748" cy="220" r="120" fill="url(#teal)"/>
  <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M34 112H72L68 168C70 180 90 184 92 196V204H66L60 196 54 204H32C30 180 38 150 34 112Z" stroke="#ff5fa8" stroke-width="7"/><path d="M34 112H72L68 168C70 180 90 184 92 196V204H66L60 196 54 204H32C30 180 38 150 34 112Z" stroke="#ffd9ea" stroke-width="2.500"/><path d="M44 130l8 12 8-12" stroke="#ffcf73" stroke-width="4"/>
  <path d="M746 172l12 34 35 1-28 22 10 34-29-20-29 20 10-34-28-22 35-1Z" stroke="#3fe0d8" stroke-width="7"/><path d="M746 172l12 34 35 1-28 22 10 34-29-20-29 20 10-34-28-22 35-1Z" stroke="#e0fffb" stroke-width="2.500"/></g>`;

const beams = `<path d="M378 100H422L560 500H240Z" fill="url(#beam)" opacity=".34"/><path d="M386 100H414L500 500H300Z" fill="#ffe9b8" opacity=".3"/><path d="M172 100H214L340 480H60Z" fill="#ff5fa8" opacity=".16"/><path d="M586 100H628L740 480H470Z" fill="#3fe0d8" opacity=".15"/>`;

/** Drummer and kit in half light, a stack of amps, an upright bass player. */
const band = `<g transform="translate(560 428)"><path d="M-18-40C-22-80-14-112 4-114 24-112 30-80 26-40Z" fill="#2a3a7a"/><path d="M-18-40C-22-80-14-112 4-114-6-96-8-70-6-40Z" fill="#5a78b8"/><circle cx="4" cy="-128" r="14" fill="#8a4a3a"/><path d="M-10-130C-12-148 20-150 19-130 10-138 0-138-10-130Z" fill="#1a1230"/><path d="M-12-100-34-78-54-92M20-100 44-82 60-98" stroke="#5a78b8" stroke-width="10" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M-54-92-76-70M60-98 84-84" stroke="#f3dcb0" stroke-width="3" stroke-linecap="round"/>
  <path d="M-84-70V0M88-84V0" stroke="#8a7fae" stroke-width="3"/><path d="M-116-74Q-84-84-52-70-84-62-116-74ZM56-90Q90-98 120-82 88-76 56-90Z" fill="#f0b445"/><path d="M-116-74Q-84-84-60-74-90-72-116-74ZM56-90Q90-98 112-86 86-84 56-90Z" fill="#ffe39a"/>
  <path d="M-66-56H-26V-22H-66ZM34-56H74V-22H34Z" fill="#b8304f"/><path d="M-66-56H-54V-22H-66ZM34-56H46V-22H34Z" fill="#f0708a"/><path d="M-68-60H-24V-54H-68ZM32-60H76V-54H32Z" fill="#e6dcc8"/><circle cx="4" cy="-22" r="38" fill="#7f1d3e"/><circle cx="4" cy="-22" r="31" fill="#f3e3d0"/><path d="M4-53a31 31 0 0 1 0 62Z" fill="#cbb0b0"/><circle cx="4" cy="-22" r="9" fill="#7f1d3e"/></g>
  <g transform="translate(236 444)"><path d="M-6-54-12-4M14-54 18-4" stroke="#1f1a40" stroke-width="15" stroke-linecap="round"/><path d="M-16-50C-20-84-16-118-2-122H12C26-118 28-84 22-50Z" fill="#5a3a6a"/><path d="M4-122H12C26-118 28-84 22-50H10C16-84 14-110 4-122Z" fill="#b5608a"/><circle cx="6" cy="-136" r="13" fill="#a8633f"/><path d="M-20-138C-8-142-10-146-8-154 0-162 14-162 20-154 22-146 22-142 32-138 20-132-8-132-20-138Z" fill="#d9b98a"/>
  <path d="M-60 2C-76-8-74-36-58-44-62-60-54-76-40-78-26-76-18-60-22-44-6-36-4-8-20 2Z" fill="#8a4526"/><path d="M-30 2C-20-8-22-30-32-40-28-56-32-70-40-78-26-76-18-60-22-44-6-36-4-8-20 2Z" fill="#d98240"/><path d="M-43-60h6V-186h-6Z" fill="#3a1f22"/><path d="M-46-200h12l-2 18h-8ZM-36-200c10-2 10-14 2-14s-6 8-2 8Z" fill="#5a2f26"/><path d="M-50-26h20v4h-20ZM-41-180V0" stroke="#ffe0a8" stroke-width="1.600"/><path d="M14-112 0-92-34-116M-8-112-20-84-34-62" stroke="#b5608a" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>
  <path d="M128 372H192V446H128ZM644 360H700V446H644Z" fill="#120d2a"/><path d="M134 378H186V440H134ZM650 366H694V440H650Z" fill="#4a3560"/><circle cx="160" cy="412" r="21" fill="#241a42"/><circle cx="672" cy="408" r="19" fill="#241a42"/><circle cx="160" cy="412" r="8" fill="#5f4a7a"/><circle cx="672" cy="408" r="7" fill="#5f4a7a"/>`;

const stage = `<path d="M60 440H740L790 500H10Z" fill="#7a3b3e"/><path d="M300 440H500L560 500H240Z" fill="#d98252"/><path d="M340 440H460L500 500H300Z" fill="#f6b56e"/><path d="M60 440 10 500M140 440 106 500M220 440 204 500M580 440 600 500M660 440 694 500" stroke="#5f2c36" stroke-width="2.500"/><path d="M10 500H790V600H10Z" fill="#45203a"/><path d="M10 500H790V508H10Z" fill="#c46a4a"/><path d="M240 500H560V508H240Z" fill="#ffcf8a"/><ellipse cx="402" cy="486" rx="70" ry="9" fill="#8a4538"/>
  <path d="M520 476h54l10 22h-74ZM214 476h54l10 22h-74Z" fill="#120d2a"/><path d="M526 480h42l7 14h-56ZM220 480h42l7 14h-56Z" fill="#3a2c5c"/><path d="M452 490C500 470 560 492 640 484" stroke="#120d2a" stroke-width="3" fill="none"/>`;

/** The singer, lit from straight above: hat brim, shoulders and guitar catch the light. */
const singer = `<g transform="translate(400 486) scale(1.420)"><g stroke-linecap="round" fill="none"><path d="M-9-70-13-8M9-70 13-8" stroke="#d99468" stroke-width="11"/></g><path d="M-22-36H-4L-5-8 4-4V0H-22ZM4-36H22V0H34L32-6 18-10V-36Z" fill="#5a2a26"/><path d="M-20-38H-3V-32H-20ZM4-38H22V-32H4Z" fill="#e8a04a"/><path d="M4-36H22V0H-4V-4L5-8Z" fill="#7a3a2c"/>
  <path d="M-20-112C-24-92-32-70-36-54-14-46 16-46 36-54 32-70 24-92 20-112Z" fill="#b8274a"/><path d="M2-112H20C24-92 32-70 36-54 26-50 16-48 8-48 12-70 8-94 2-112Z" fill="#e8526a"/><path d="M-36-54C-14-46 16-46 36-54L35-60C14-53-14-53-34-60Z" fill="#ffd0b0"/>
  <path d="M-20-108C-24-132-26-152-14-160L14-160C26-152 24-132 20-108Z" fill="#2f4f8f"/><path d="M-8-160H14C26-152 24-132 20-108H10C14-130 10-150-8-160Z" fill="#4f78bc"/><path d="M-6-160H8L4-140H-2Z" fill="#d99468"/><path d="M-22-150C-22-160-10-162-4-161L-10-154ZM22-150C22-160 12-162 8-161L12-154Z" fill="#a8cbe8"/>
  <path d="M-18-182C-26-160-24-138-18-124-10-134-12-150-8-160H10C14-150 12-134 20-124 26-140 26-162 18-182Z" fill="#4a2424"/><path d="M-18-182C-26-160-24-138-18-124-18-140-18-160-12-176Z" fill="#7d4430"/>
  <path d="M-6-168H6V-156H-6Z" fill="#b9724e"/><path d="M-14-184C-14-164-6-160 0-160S14-164 14-184Z" fill="#e3a67c"/><path d="M4-184H14C14-164 6-160 0-160 6-166 6-176 4-184Z" fill="#c4835c"/><path d="M-5-169Q1-163 7-169Z" fill="#8a2438"/><path d="M-9-178q3-3 6 0M4-178q3-3 6 0" stroke="#3a1f22" stroke-width="1.800" fill="none" stroke-linecap="round"/>
  <path d="M-38-186C-22-188-17-194-15-208-6-216 6-216 15-208 17-194 22-188 38-186 20-176-20-176-38-186Z" fill="#d9b98a"/><path d="M-38-186C-22-188-17-194-15-208-6-216 6-216 15-208 4-206-6-200-8-188 10-188 26-188 38-186 18-182-18-182-38-186Z" fill="#fff3d6"/><path d="M-16-196Q0-190 16-196L17-190Q0-184-18-190Z" fill="#b8274a"/>
  <g transform="rotate(-17 0 -112)"><path d="M-56-112C-56-136-28-136-18-124-8-132 14-132 16-112 14-92-8-92-18-100-28-88-56-88-56-112Z" fill="#b5601f"/><path d="M-56-112C-56-136-28-136-18-124-8-132 14-132 16-112-2-124-20-114-30-122-44-126-54-122-56-112Z" fill="#ffbf5e"/><circle cx="-16" cy="-112" r="8" fill="#2b1418"/><path d="M-14-115H82V-109H-14Z" fill="#4a2420"/><path d="M80-118H102V-106H80ZM-42-118h4v12h-4Z" fill="#2b1418"/><path d="M-40-113H84M-40-111H84" stroke="#ffe9b8" stroke-width=".8"/></g>
  <g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M-17-150-38-124-18-108" stroke="#2f4f8f" stroke-width="12"/><path d="M-18-154-39-130" stroke="#a8cbe8" stroke-width="4"/><path d="M18-150 36-122 56-128" stroke="#4f78bc" stroke-width="12"/></g><circle cx="-15" cy="-107" r="6" fill="#e3a67c"/><circle cx="58" cy="-130" r="6" fill="#e3a67c"/>
  <path d="M-38-124l-4 16M-32-118l-2 16M-26-112l0 14" stroke="#a8cbe8" stroke-width="2"/><path d="M30 4V-144L8-164" stroke="#120d2a" stroke-width="3" fill="none" stroke-linejoin="round"/><path d="M14-162 6-168 2-162 10-157Z" fill="#120d2a"/><path d="M12 4Q30-2 48 4Z" fill="#120d2a"/></g>`;

function crowd(): string {
  const roll = dice(5);
  let heads = '';
  for (let index = 0; index < 14; index++) {
    const x = 18 + index * 59 + round(roll() * 12);
    const y = 574 + round(Math.abs(x - 400) / -22 + roll() * 18) + 12;
    heads += `M${x - 34} 604C${x - 34} ${y - 6} ${x - 18} ${y - 14} ${x} ${y - 14}S${x + 34} ${y - 6} ${x + 34} 604ZM${x - 17} ${y - 30}a17 18 0 0 1 34 0 17 18 0 0 1-34 0Z`;
    if (index % 4 === 1) heads += `M${x - 34} ${y - 32}C${x - 16} ${y - 36} ${x - 18} ${y - 46} ${x - 14} ${y - 52}Q${x} ${y - 62} ${x + 14} ${y - 52}C${x + 18} ${y - 46} ${x + 16} ${y - 36} ${x + 34} ${y - 32}Q${x} ${y - 22} ${x - 34} ${y - 32}Z`;
    if (index % 4 === 3) heads += `M${x + 20} ${y}L${x + 30} ${y - 62}l10 2L${x + 36} ${y + 8}ZM${x + 27} ${y - 66}a8 9 0 1 1 15 2 8 9 0 1 1-15-2Z`;
  }
  return `<path d="${heads}" fill="#100b26"/>`;
}
