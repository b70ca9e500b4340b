//! Who is known to the site. A person is known once they confirm their address, staff vouch for them, or they deal with someone:
//! an application is opened, a job paid for, a contract made. Anyone else is a stranger, who may store little.

use crate::db::{Result, Row, Tx};
use crate::ids::UserId;
use crate::{args, statements, string_enum};

statements! {
    FIND = "SELECT email_verified_at IS NOT NULL OR known_by IS NOT NULL OR staff IS NOT NULL, stored_bytes FROM users WHERE id = $1";
    SET = "UPDATE users SET known_by = $2 WHERE id = $1 AND (known_by IS NULL OR known_by = 'deed')";
}

string_enum! {
    /// Why the site knows somebody whose address isn't proven.
    #[schema(as = KnownBy)]
    Known {
        /// The account is older than this rule.
        Earlier = "earlier",
        /// Staff know the person, or gave them a code.
        Vouched = "vouched",
        /// They dealt with someone: an opened application, a paid job or a contract.
        Deed = "deed",
    }
}

/// Whether the site knows a person, and how much they store.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Standing {
    /// Whether the site knows them.
    pub is_known: bool,
    /// Bytes of the files that they store.
    pub stored_bytes: i64,
}

/// Returns a person's standing.
pub fn find(tx: &mut Tx, user: UserId) -> Result<Standing> {
    tx.one(FIND, args![user], |row: &mut Row| Ok(Standing { is_known: row.take()?, stored_bytes: row.take()? }))
}

/// Makes a person known.
pub fn set(tx: &mut Tx, user: UserId, known: Known) -> Result<()> {
    tx.run(SET, args![user, known.as_str()]).map(drop)
}
