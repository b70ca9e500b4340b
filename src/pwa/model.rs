//! Types and rules of installs, and the manifest. Pure: no I/O.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::icons::ICONS;
use crate::string_enum;
use crate::web::Validator;

string_enum! {
    /// Type of device the app is installed on.
    DeviceType {
        /// A desktop or laptop computer.
        Desktop = "desktop",
        /// An Android phone or tablet.
        Android = "android",
        /// An iPhone or iPad.
        Ios = "ios",
    }
}
string_enum! {
    /// How the app was installed.
    Method {
        /// With the site's install button.
        Prompt = "prompt",
        /// From the browser's own menu.
        Manual = "manual",
    }
}

/// An install, as reported by the device.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = AppInstall)]
pub struct Install {
    /// Random id that the device generates once.
    #[schema(min_length = 16, max_length = 64)]
    pub device_id: String,
    /// Type of device.
    pub device_type: DeviceType,
    /// Name of the browser, such as "Chrome".
    #[schema(max_length = 40)]
    pub browser_name: String,
    /// Version of the browser, such as "140".
    #[schema(max_length = 40)]
    pub browser_version: String,
    /// Name of the operating system, such as "Android".
    #[schema(max_length = 40)]
    pub os_name: String,
    /// Version of the operating system, such as "14".
    #[schema(max_length = 40)]
    pub os_version: String,
    /// Whether the app runs in its own window.
    pub is_standalone: bool,
    /// How the app was installed.
    pub installation_method: Method,
    /// The browser's user agent string.
    #[schema(max_length = 500)]
    pub user_agent: String,
}

impl Install {
    /// Validates the device id and the lengths.
    pub fn validate(&self, checks: &mut Validator) {
        checks.require(is_device_id(&self.device_id), "deviceId", "Must be 16 to 64 letters, digits or hyphens.");
        for (value, most, field) in [
            (&self.browser_name, 40, "browserName"),
            (&self.browser_version, 40, "browserVersion"),
            (&self.os_name, 40, "osName"),
            (&self.os_version, 40, "osVersion"),
            (&self.user_agent, 500, "userAgent"),
        ] {
            checks.at_most(value, most, field);
        }
    }
}

/// Whether the text is a valid device id: 16 to 64 ASCII letters, digits and hyphens.
#[must_use]
pub fn is_device_id(text: &str) -> bool {
    (16..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// Builds the web app manifest. `version` is part of the icons' URLs, so that browsers load changed icons.
#[must_use]
pub fn manifest(site: &str, town: &str, background: [u8; 3], version: &str) -> Value {
    let [red, green, blue] = background;
    let color = format!("#{red:02x}{green:02x}{blue:02x}");
    let icons: Vec<Value> = ICONS
        .iter()
        .filter_map(|icon| {
            let purpose = icon.purpose?;
            let (src, sizes) = (format!("/api/mobile/icons/{}?v={version}", icon.name), format!("{0}x{0}", icon.side));
            Some(json!({ "src": src, "sizes": sizes, "type": "image/png", "purpose": purpose }))
        })
        .collect();
    let shortcut = |name: &str, url: &str| json!({ "name": name, "url": url });
    let in_town = if town.is_empty() { String::new() } else { format!(" in {town}") };
    json!({
        "id": "/",
        "name": site,
        "short_name": site,
        "description": format!("Find work{in_town}, or hire someone for a job."),
        "lang": "en",
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": color,
        "background_color": color,
        "categories": ["business", "productivity"],
        "icons": icons,
        "shortcuts": [shortcut("Find Jobs", "/jobs"), shortcut("My Jobs", "/my-jobs"), shortcut("Post Job", "/post-job")],
    })
}
