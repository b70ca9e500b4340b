//! What makes a sentence harmless, in the same form as the rules.

/// For every kind: somebody says that nobody has to pay, warns of frauds, or tells of work with such things.
pub const ASSURANCE: &[&str] = &[
    "7: never|nobody|no one|don't|dont|do not|doesn't|won't|wouldn't|isn't|not + send anybody|ask|asks|asking|pay|charge|charges|have to give|fee|our way|gift card|bank login|hand out|from us|that isn't us|share it|required|need to pay|need to buy|need to bring|need to send|need to give",
    "6: sell|selling|sold|stocking|rack|cashier|customers|customer|caller|callers|guests|prepare taxes|tax returns|tax preparer|bookkeeper|teller|clerk|payable|reconciled|reconcile|members|patients|seniors|library + gift card|gift cards|social security|crypto|bitcoin|codes|invoices|checks|id|ids|passport|lottery|stop|told|numbers|mines|medicare|license",
    "5: used to|worked|years|handling|job includes|i ran|i sold|i managed|i set up|i answered|at my last job + social security|money orders|wire transfers|checks|phone|instagram|whatsapp|passport|accounts|numbers|western union|moneygram|gift card",
    "1: hang up|report it|report them|so i'm a bit careful|careful",
    "4: i'm not giving|i don't give|not giving|we don't need|off your",
    "1: scam|scams|scammer|scammers|fraud|frauds|phishing|impersonating|pretending",
    "7: never|don't|won't + interview|telegram|by text|in a message|over chat|in chat",
];

/// For contact: streets and shops of that name, work with them, and not wanting them.
pub const NO_CONTACT: &[&str] = &[
    "2: telegram + avenue|ave|street|st|road|rd|lane|drive|hill|building|cafe|diner|bar|grill|junction|plaza|park|school|news|daily|morning|evening|herald|style|singing|square|court",
    "8: post|posts|posting|social media|followers|marketing|twice a week|times a week + instagram|facebook|tiktok|twitter|whatsapp",
    "3: don't do|don't use|don't have|do not use|never use|not on|no need for + whatsapp|telegram|signal|facebook|zelle|venmo|crypto",
    "1: bell|doorbell",
    "1: hand signal|turn signal|traffic signal",
    "10: whatsapp|telegram|facebook|instagram|signal|snap|tiktok|zoom + customers|orders|followers|our page|teach|class|never|i know|guests|our shop|marketing|i ran|managed|posts|ads",
];

/// For gift cards, checks and crypto: presents, customers and work with them.
pub const NO_PAYMENT: &[&str] = &[
    "6: christmas|thanksgiving|birthday|holiday|bonus|prize|raffle winner + gift card|gift cards|ham|turkey",
    "10: customer|customers|caller|guest + asks|ask|wants|want|buys|buy|tries|brings + gift card|gift cards|check|codes",
    "7: you get a|you'll get a|gets a|get you a|everyone gets|win a|thank you + gift card",
    "8: crypto|bitcoin + reconcile|quickbooks|mining|miner|explain|articles|taxes|beginners",
    "1: check whether|check if|check that|check them",
    "1: check the oil|check the tires|check the fluids|check the list|check the count|check the date",
];

/// For fees: somebody else pays, a question, or the price of one's own work.
pub const NO_FEE: &[&str] = &[
    "2: no charge|no cost|no need to pay|no need to buy|no need to bring|no need to send|no need for|free of charge|no fees of|never any fee",
    "3: we|we'll|company + pay for|pays for|paid for|pay the|pay your|cover|covers|provide|provides|supply|supplies|furnish",
    "3: is|are|it's|check|training|uniforms|uniform|equipment + free|on us|provided|included|supplied|our treat|our cost|covered",
    "6: are there any|does the|do you|did you|is there + cost|costs|fee|charge|cover",
    "6: district|county|company|agency|employer|state|clinic + covers|pays|bill to us|covers the cost",
    "2: no cobramos|nosotros pagamos|no cobramos nada",
    "3: do you|does the|is there|do i|should i|could i|can i|will i|would i + cover|charge|any fee|pay for|need|buy|bring|supply|provide|have to|take|accept",
    "1: if you lose|if it's lost|lost badge",
    "1: salary range|training pay|paid training|training is paid|paid to train|insurance starts",
    "3: zero|no + start up fee|startup fee|upfront fee|upfront cost|hidden fee|sign up fee",
    "5: cobro|i charge|my rate|i ask|i get + hour|la hora|hr|por hora",
    "6: guest|guests|campers|tenants|members|visitors|kids|shoppers|skaters|gym|bottle|bottles|cans + deposit|fee|fees|pay|rents|cash",
    "4: cost|costs|charge|charged|pay|owe + nothing",
    "1: does the|do i|should i|would i|will i|do we",
];

/// For data: shown in person, or something else of that name.
pub const NO_IDENTITY: &[&str] = &[
    "4: in person|at the office|in the office|at orientation|first day|on your first day|when you start|at our counter|at the front counter|to the gate",
    "1: social skills|social media|social worker|social services|social hour|a social for",
    "1: passport photos|hand it right back|hand it back|give it right back",
    "1: photo lab|passport picture",
    "1: license plate|number plate",
    "4: code|codes + door|gate|lockbox|alarm|garage|building|wifi|elevator|mailbox|locker",
];

/// For a rest: that of goods, or work with invoices.
pub const NO_OVERPAYMENT: &[&str] = &[
    "6: pallets|pallet|hay|eggs|nails|materials|parts|boxes|paint|lumber|supplies|mail to + send|transfer|forward|deposit|rest",
    "6: receipt|receipts + office|end of the week|end of the month|monthly|mileage",
    "7: chase|reconcile|clerk|accounts payable|spot|supplier was + overpaid|overpayments|refunds",
    "8: guest|customer|register|till|drawer + too much|change|difference|extra",
    "1: should i|do you want me|i'll take|i'll bring back|i'll return|i owe you|want me to|safe|the drawer|the register|no need to pay",
];
