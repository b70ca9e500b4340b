//! Lists of phrases that several patterns name, as `{amount}`.

/// The lists, by name.
pub const LISTS: &[(&str, &str)] = &[
    // Money.
    (
        "amount",
        "amount|dollars|dollar|bucks|bux|hundred|thousand|grand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dolares|pesos|figure|cien|cincuenta|cuarenta|treinta|veinte|sesenta|ochenta|noventa|doscientos|quinientos",
    ),
    // Ways to send money at once.
    (
        "app",
        "zelle|zel|venmo|cash app|cashapp|cashap|chime|paypal|apple pay|western union|moneygram|money order|wire it|wire me|wire us|wire transfer|wire the money|zelle me|apple cash|google pay|remitly",
    ),
    // Crypto currencies.
    (
        "crypto",
        "bitcoin|btc|crypto|cryptocurrency|usdt|usdc|tether|eth|ethereum|litecoin|ltc|doge|dogecoin|solana|xrp|stablecoin|digital coins|blockchain|coins|digital currency|tokens",
    ),
    // Cards and codes that are as good as cash.
    (
        "giftcard",
        "gift card|giftcard|gift crd|itunes|google play|play card|steam card|ebay card|apple card|amazon card|target card|walmart card|visa card|vanilla card|razer|sephora card|prepaid card|prepaid visa|green dot|moneypak|reload card|tarjeta de regalo|tarjetas de regalo|amazon ones|tarjeta de amazon|tarjetas de amazon|tarjeta de walmart|tarjetas de walmart|nike card|starbucks card|best buy card|roblox card|xbox card|psn card|gift voucher|egift|e gift|apple store card|steam code|itunes code|gift code|apple store gift",
    ),
    // Passing on.
    (
        "send",
        "send|sent|give|gave|forward|fwd|pass|wire|transfer|hand|mail|return|refund|remit|disburse|zelle|venmo|cashapp|cash app|paypal|shoot|push|bring|deliver|pay|goes|go|mandas|manda|mandar|mandame|le das|regresas|regresame|devuelves|devuelveme|devolver|entregas|pasas|pasar|carry|slip|pass along|kick|send along|se lo pasas|se lo das|regresamelos|regresamelo|zel|mandale|dale|entregale",
    ),
    // More than is owed.
    (
        "rest",
        "rest|difference|balance|remainder|remaining|extra|xtra|excess|leftover|left over|what's left|whats left|whats over|what's over|overage|overpayment|surplus|other half|change|lo demas|lo que sobra|el resto|la diferencia|diferencia|el sobrante|second one|other one|one back|left after|whatever is left|whatevers left|whatever's left|bit more|little more|more in it|more than we said|leftovers|lo que queda",
    ),
    // Somebody who is to get the rest.
    (
        "other",
        "vendor|mover|movers|agent|supplier|seller|caterer|courier|shipper|installer|hauler|contractor|designer|realtor|landlord|nurse|nanny|decorator|driver|carrier|plumber|painter|photographer|florist|dj|store|store man|sister|brother|cousin|nephew|assistant|lady|guy|man|printer|primo|senor|mudanza|proveedor|casero|la senora|el senor|wheelchair man|helper|partner|pintor|plomero|chofer|estate lawyer|lawyer|cleaner|camion|van rental|rental people",
    ),
    // Papers and cards that say who somebody is or what they own.
    (
        "doc",
        "license|licence|driver's license|drivers license|passport|green card|state id|photo id|id card|identification|social security card|i d|id|mica|licencia|pasaporte|identificacion|i 9|i9|w 2|w2|tax return|pay stub|paystub|bank statement|voided check|void check|debit card|credit card|bank card|birth certificate|visa|work permit|dl|ss card|blank check|check stub|medicaid card|medicare card|health card|seguro|ine|matricula|papers|d l",
    ),
    // Pictures.
    (
        "pic",
        "photo|picture|pic|scan|copy|selfie|foto|image|snapshot|screenshot|front and back|front back|both sides|los dos lados|ambos lados|video|shot",
    ),
    // Asking to be told or shown.
    (
        "ask",
        "send|give|need|provide|share|tell|text|type|reply|enter|put|drop|what's|whats|what|read|forward|upload|attach|show|email|dame|manda|mandame|pasame|pasamelo|dime|ocupo|necesito|comparte|submit|confirm|verify|answer|fill|snap|take|hold|holding|shoot|message|kindly|please|pls|plz|missing|left to do|waiting on|mandeme|deme|paseme|envieme|enviame|envia|digame",
    ),
    // Social Security numbers.
    (
        "ssn",
        "social security|ssn|s s n|your social|ur social|ur soc|your soc|full social|soc number|seguro social|social number|social card|numero de seguro|tu seguro|itin|tax id number|ss number|your ss|ur ss|full ss|soc sec|social sec|social and|soc and|last 4 of ur|last four of your|last 4 of your",
    ),
    // Dates of birth.
    ("born", "dob|d o b|date of birth|birth date|birthdate|birthday|fecha de nacimiento|born"),
    // What frauds charge for.
    (
        "cost",
        "badge|uniform|training|background|background check|drug test|drug screen|kit|starter kit|equipment|laptop|software|license|paperwork|papers|papeles|visa|permit|certificate|certification|course|class|manual|orientation|application|registration|enrollment|processing|insurance|bond|id card|vest|shirt|tools|locker|bed|bunk|key|e verify|leads|membership|uniforme|capacitacion|curso|inscripcion|registro|gafete|herramienta|entrenamiento|papeleo|examen|cuota|interview|fingerprints|fingerprinting|guantes|chaleco|botas|gloves|boots|solicitud|job list|job leads|listings|physical|medical|van key|group insurance|franchise|starter box|drug cup|food handler|cpr|first aid|apron|jacket|union card|retainer|safety class|licencia|examen de manejo|sign up|id badge|test|fingerprint|ebt",
    ),
    // Next to an amount, these make it a wage, a price or somebody else's cost.
    (
        "wage",
        "hour|hr|hourly|la hora|por hora|per|a day|a shift|a week|weekly|monthly|a month|we pay|we paid|we cover|we buy|we give|we'll give|we provide|pagamos|damos|paid by|on us|free|gratis|no charge|bonus|reimburse you|customer|customers|guest|guests|member|members|sell|sells|raffle|worth|value|i charge|my rate|my price|i ask|the bill|after|if you lose|lost|nothing|save|for the day|for the morning|a night|each|tips|singer|marshal|per diem|an evening|allowance|up to|a year|you back|trainees|we'll buy|i bring|i do|i'd want",
    ),
    // Before the work begins.
    (
        "before",
        "before|first|upfront|up front|in advance|ahead|beforehand|to start|to begin|to hold|to secure|to reserve|to get|antes|primero|por adelantado|adelantado|para empezar|then you|no badge|or no|otherwise|prior|until|due",
    ),
];
